import type { Logger } from 'pino';

export type Schedules = { stop: () => Promise<void> };

// Frequent enough for a user who watches the clock.
const LOOK_EVERY_MS = 10_000;

/** Runs work that becomes due by time, one run at a time. If a run fails, the next one retries. */
export const startSchedules = (look: () => Promise<void>, log: Logger): Schedules => {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'schedules could not be looked at'))
      .finally(() => {
        looking = undefined;
      });
  }, LOOK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
