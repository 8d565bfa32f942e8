/** The time, and waiting for it. Tests give their own. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `work` after `delayMs`; answers what {@link Clock.cancel} takes. */
  after(delayMs: number, work: () => void): unknown;
  cancel(timer: unknown): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, work) => {
    const timer: unknown = setTimeout(work, delayMs);
    // A timer must not keep a finished Node process alive; in a browser it is a plain number.
    (timer as { unref?: () => void }).unref?.();
    return timer;
  },
  cancel: (timer) => clearTimeout(timer as number),
};
