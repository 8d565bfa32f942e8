/** The time and timers. Tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `work` after `delayMs`; returns a handle for {@link Clock.cancel}. */
  after(delayMs: number, work: () => void): unknown;
  cancel(timer: unknown): void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, work) => setTimeout(work, delayMs),
  cancel: (timer) => clearTimeout(timer as number),
};
