import sql from 'sql-template-tag';
import type { Db } from '../../../platform/db/db.ts';
import type { Tx } from '../../../platform/db/tx.ts';

/** Forces a new plan: a cached plan from a short queue would scan every row of a long one. */
export const plannedAnew = <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options?: { mayBeLost: boolean },
): Promise<T> =>
  db.system(async (tx) => {
    const [, done] = await Promise.all([tx.rows(PLAN_ANEW), work(tx)]);
    return done;
  }, options);

const PLAN_ANEW = sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`;
