import type { Clock } from '../session/clock.ts';

/** A clock that only moves when told to. */
export type ManualClock = Clock & {
  /** Advances the time, runs due timers in order, and waits for what they started. */
  advance(byMs: number): Promise<void>;
};

/** A clock that only moves when told to: `createClient({ …, clock })`. */
export const manualClock = (startAt: Date | number = 0): ManualClock => {
  let now = Number(startAt);
  const timers = new Set<{ at: number; work: () => void }>();
  return {
    now: () => now,
    after: (delayMs, work) => {
      // Like browser and Node timers: they are limited to 31 bits and fire at once beyond.
      const timer = { at: now + (delayMs < 2 ** 31 ? delayMs : 0), work };
      timers.add(timer);
      return timer;
    },
    cancel: (timer) => void timers.delete(timer as { at: number; work: () => void }),
    async advance(byMs) {
      const until = now + byMs;
      while (true) {
        await settled();
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.work();
      }
      now = until;
    },
  };
};

/** One turn of the event loop, in which the promises of an answered request settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
