/** Every "now" of the server comes from here, so that a test or the sandbox can stand at 23:44 in Jakarta. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export type SettableClock = Clock & { set: (instant: Date | undefined) => void };

/** Follows real time until set; then stands still until it is set again or released. */
export const settableClock = (): SettableClock => {
  let fixed: Date | undefined;
  return {
    now: () => fixed ?? new Date(),
    set: (instant) => {
      fixed = instant;
    },
  };
};
