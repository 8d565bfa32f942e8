import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { plannedAnew } from './planned-anew.ts';
import { settle } from './settle.ts';
import type { Attempt } from './attempt.ts';

export type Results = {
  add: (attempt: Attempt) => void;
  /** Until everything is written; undefined where nothing waits. */
  writing: () => Promise<void> | undefined;
};

type Parts = { db: Db; clock: Clock; dashboardUrl: string; log: Logger; paceMs: number };

/**
 * Results that come while others are written wait and go together. What could not be written, or is forgotten by a database that
 * crashes, is sent again after its claim.
 */
export const makeResults = ({ db, clock, dashboardUrl, log, paceMs }: Parts): Results => {
  const waiting: Attempt[] = [];
  let writing: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      await delay(paceMs);
      const batch = waiting.splice(0);
      const now = clock.now();
      const settling = plannedAnew(db, (tx) => settle(tx, batch, { now, dashboardUrl }), { mayBeLost: true });
      await settling.catch((error: unknown) =>
        log.error({ err: error }, 'what came of webhooks could not be written'),
      );
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
