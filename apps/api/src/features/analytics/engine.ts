import type { Logger } from 'pino';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { makeWorkers, wakeRegularly } from '../../platform/work/workers.ts';
import type { Workers } from '../../platform/work/workers.ts';
import { countCohorts } from './cohorts.ts';
import { refreshDay } from './roll-up.ts';

type Parts = { db: Db; log: Logger };

const LOOK_EVERY_MS = 5_000;

/** Days first: the cohorts of a period are counted from them. */
const computeOne = async (tx: Tx): Promise<boolean> => (await refreshDay(tx)) || countCohorts(tx);

/** Computes everything that is due, in the caller's transaction. */
export const computeAnalytics = async (tx: Tx): Promise<void> => {
  while (await computeOne(tx));
};

export const makeAnalytics = ({ db, log }: Parts): Workers =>
  makeWorkers({
    job: 'analytics',
    // If a crash loses the commit, the day is still due.
    step: async () => ((await db.system(computeOne, { mayBeLost: true })) ? 1 : 0),
    most: 1,
    parallel: 1,
    onError: (error) => log.error({ err: error }, 'analytics could not be computed'),
  });

export type Analytics = Pick<Workers, 'stop'>;

export const startAnalytics = (parts: Parts): Analytics => wakeRegularly(makeAnalytics(parts), LOOK_EVERY_MS);
