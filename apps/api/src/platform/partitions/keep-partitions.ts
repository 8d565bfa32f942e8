import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import { dropExpired } from './drop-expired.ts';
import { makeMonths } from './make-months.ts';
import { PARTITIONED } from './policy.ts';

// Any number that no other advisory lock uses.
const LOCK = 7_203_116;

export type Kept = { made: string[]; dropped: string[] };

/**
 * Makes the months to come and drops the expired ones. If several servers run it, one works and the others do nothing. Each step is complete
 * by itself: if one fails, the others are still done, its error is thrown, and the next run does it again.
 * @param at for tests; the default is the database's clock
 */
export const keepPartitions = async (db: Db, at?: Date): Promise<Kept> => {
  const outbox = await db.system((tx) => tx.one<OutboxState>(OUTBOX_STATE));
  const now = at ?? new Date(outbox.now);
  const kept: Kept = { made: [], dropped: [] };
  const failures: unknown[] = [];
  await db.owner(async (client, { concurrently }) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!rows[0]?.mine) return;
    for (const policy of PARTITIONED) {
      const neededFrom = policy.table === 'outbox' ? new Date(outbox.needed_from ?? 0) : undefined;
      await makeMonths(client, policy, now)
        .then((made) => kept.made.push(...made))
        .catch((error: unknown) => failures.push(error));
      await dropExpired(client, policy, { now, neededFrom, concurrently })
        .then((dropped) => kept.dropped.push(...dropped))
        .catch((error: unknown) => failures.push(error));
    }
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  });
  if (failures.length > 0) throw failures[0];
  return kept;
};

type OutboxState = { now: string; needed_from: string | null };

// The relay gives numbers to the rows that wait, and counts on from the last number.
const OUTBOX_STATE = sql`
  select now(), least((select min(created_at) from outbox where seq is null),
                      (select created_at from outbox where seq is not null order by seq desc limit 1)) as needed_from`;
