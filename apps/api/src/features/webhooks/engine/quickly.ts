import sql from 'sql-template-tag';
import type { Db } from '../../../platform/db/db.ts';
import type { Tx } from '../../../platform/db/tx.ts';

/**
 * Not waiting for the disk: what a crash of the database forgets is sent once more, as after a crash of this process. And
 * planned anew each time: a plan of yesterday, when little was waiting, would go through every row of a long queue.
 */
export const quickly = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.system(async (tx) => {
    const [, done] = await Promise.all([tx.rows(QUICKLY), work(tx)]);
    return done;
  });

const QUICKLY = sql`
  select set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`;
