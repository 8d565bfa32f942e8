import type { Logger } from 'pino';

export type Schedules = { stop: () => Promise<void> };

// Often enough that a person who watches the clock sees it run.
const LOOK_EVERY_MS = 10_000;

/** Looks for what the clock alone makes due. One look at a time; what is due is due again at the next one if a look fails. */
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
