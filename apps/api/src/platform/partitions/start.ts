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
      .catch((error: unknown) => {
        if (isOfOwner(error)) return leave();
        return log.error({ err: error }, 'partitions could not be kept');
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  /** In production a server owns no table. */
  const leave = (): void => {
    clearInterval(timer);
    log.info('this user owns no tables: `migrate.ts --daily` keeps the months');
  };
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

const isOfOwner = (error: unknown): boolean => (error as { code?: string }).code === '42501';
