import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { faultOf } from '../../../platform/faults.ts';
import { plannedAnew } from './planned-anew.ts';
import { settle } from './settle.ts';
import type { Attempt } from './attempt.ts';

export type Results = {
  add: (attempt: Attempt) => void;
  /** Resolves when everything is stored; undefined if nothing is waiting. */
  writing: () => Promise<void> | undefined;
};

type Parts = { db: Db; clock: Clock; dashboardUrl: string; log: Logger; paceMs: number };

const AGAIN_AFTER_MS = 1000;

/**
 * Results that arrive during a write are batched into the next one. They are kept while the database is unavailable. If it rejects a result
 * or loses it in a crash, the delivery is repeated after its claim.
 */
export const makeResults = ({ db, clock, dashboardUrl, log, paceMs }: Parts): Results => {
  const waiting: Attempt[] = [];
  let writing: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      await delay(paceMs);
      const batch = waiting.splice(0);
      const now = clock.now();
      try {
        await plannedAnew(db, (tx) => settle(tx, batch, { now, dashboardUrl }), { mayBeLost: true });
      } catch (error) {
        log.error({ err: error }, 'what came of webhooks could not be written');
        if (faultOf(error) !== 'DPAY_SERVICE_UNAVAILABLE') continue;
        waiting.unshift(...batch);
        await delay(AGAIN_AFTER_MS);
      }
    }
    writing = undefined;
  };

  return {
    add: (attempt) => {
      waiting.push(attempt);
      writing ??= write();
    },
    writing: () => writing,
  };
};
