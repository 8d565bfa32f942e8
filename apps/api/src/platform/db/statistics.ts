import type { PGlite } from '@electric-sql/pglite';

/** As autovacuum's threshold (PostgreSQL, routine vacuuming 24.1.6). */
const GROWN = `
  select format('%I.%I', s.schemaname, s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   where s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`;
const LOOK_EVERY_MS = 2000;

/**
 * What autovacuum does for a server: the embedded database has nobody who does. To a planner that knows nothing of a table each
 * merchant has one row there, and a join of ten thousand payouts with their entries takes minutes, in which nothing else is answered.
 * @returns to be called after each transaction; looks at most every two seconds, behind whatever waits
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
    // Of a database that is being closed nothing needs to be known; anything else is met by the next look.
    look().catch(() => undefined);
  };
};
