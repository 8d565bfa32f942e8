import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { keepPartitions } from './keep-partitions.ts';

export type Partitions = { stop: () => Promise<void> };

const EVERY_MS = 3_600_000;

/** Keeps the partitions from now on, hourly. Nothing waits for it: a row whose month is missing has a place in the last partition. */
export const startPartitions = ({ db, log }: { db: Db; log: Logger }): Partitions => {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= keepPartitions(db)
      .then(({ dropped }) => {
        if (dropped.length > 0) log.info({ dropped }, 'expired months were dropped');
      })
      .catch((error: unknown) => log.error({ err: error }, 'partitions could not be kept'))
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
