import type { PGlite } from '@electric-sql/pglite';

/** The database, or a transaction in it. */
type Asked = Pick<PGlite, 'query'>;

/** Everything that a test could leave in a database, as one text: schema, rows, sequences and settings. */
export const standOf = async (pglite: Asked): Promise<string> => {
  const parts = [...CATALOGUE, ...(await tablesWithPages(pglite)).map((table) => `select t from ${table} t`)];
  const hashes = parts.map(
    (part) => `(select md5(coalesce(string_agg(p::text, e'\\n' order by p::text), '')) from (${part}) p)`,
  );
  const { rows } = await pglite.query<{ stand: string }>(
    `select concat_ws(' ', ${hashes.join(', ')}) as stand`,
  );
  return rows[0]?.stand ?? '';
};

/** Deletes all rows except those of the migrations, and resets the session's settings. */
export const emptyTables = async (pglite: PGlite): Promise<void> => {
  const tables = (await tablesWithPages(pglite)).filter((table) => table !== OF_MIGRATIONS);
  // Required to delete from append-only tables.
  await pglite.exec('set session_replication_role to replica');
  if (tables.length > 0) await pglite.exec(`truncate ${tables.join(', ')} restart identity cascade`);
  for (const { name } of (await pglite.query<{ name: string }>(SEQUENCES_USED)).rows)
    await pglite.exec(`alter sequence ${name} restart`);
  await pglite.exec('discard all');
  await pglite.exec("set timezone to 'UTC'");
};

const OF_MIGRATIONS = 'public.schema_migration';

const OWN = `(select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')`;

const CATALOGUE = [
  `select relname, relnamespace, relkind, relrowsecurity, relforcerowsecurity, relacl from pg_class where relnamespace in ${OWN}`,
  'select attrelid, attname, atttypid, attnotnull, attacl from pg_attribute where attrelid >= 16384',
  'select adrelid, adnum, pg_get_expr(adbin, adrelid) from pg_attrdef',
  'select tgname, tgrelid, tgenabled from pg_trigger',
  `select proname, prosrc, proacl, prosecdef, proconfig from pg_proc where pronamespace in ${OWN}`,
  'select polname, polrelid, polcmd, polqual::text, polwithcheck::text from pg_policy',
  'select conname, conrelid, contype, convalidated from pg_constraint where conrelid >= 16384',
  'select rolname, rolsuper, rolbypassrls from pg_roles',
  'select * from pg_db_role_setting',
  'select schemaname, sequencename, last_value from pg_sequences',
];

const SEQUENCES_USED = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is not null`;

/** A table that was never written to has no pages and can be skipped. */
const tablesWithPages = async (pglite: Asked): Promise<string[]> => {
  const { rows } = await pglite.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.oid in ${OWN} and pg_relation_size(c.oid) > 0
     order by 1`);
  return rows.map(({ name }) => name);
};
