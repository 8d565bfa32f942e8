/** The only source of the current time, so that tests and the sandbox can set it (for example to 23:44 in Jakarta). */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export type SettableClock = Clock & { set: (instant: Date | undefined) => void };

/** Follows real time until set, then stands still until it is set again or released. */
export const settableClock = (): SettableClock => {
  let fixed: Date | undefined;
  return {
    now: () => fixed ?? new Date(),
    set: (instant) => {
      fixed = instant;
    },
  };
};
