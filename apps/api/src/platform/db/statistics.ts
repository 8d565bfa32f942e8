import type { PGlite } from '@electric-sql/pglite';

/** The same threshold as autovacuum (PostgreSQL manual, routine vacuuming 24.1.6). */
const GROWN = `
  select format('%I.%I', s.schemaname, s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   where s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`;
const LOOK_EVERY_MS = 2000;

/**
 * Replaces autovacuum, which the embedded database lacks. Without statistics the planner assumes one row per merchant, and
 * a join of ten thousand payouts with their entries takes minutes, which block everything else.
 * @returns call it after each transaction; it checks at most every two seconds, behind queued work
 */
export const keepStatistics = (pglite: Pick<PGlite, 'query'>): (() => void) => {
  let next = 0;
  const look = async (): Promise<void> => {
    const { rows } = await pglite.query<{ name: string }>(GROWN);
    for (const { name } of rows) await pglite.query(`analyze ${name}`);
  };
  return () => {
    if (performance.now() < next) return;
    next = performance.now() + LOOK_EVERY_MS;
    // Irrelevant while the database closes; otherwise the next check retries.
    look().catch(() => undefined);
  };
};
