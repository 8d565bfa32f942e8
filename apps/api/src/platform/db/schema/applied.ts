import { StartRefusal } from '../folder/data-lock.ts';

/** What a migration needs from a driver, connected as the owner of the tables. */
export type MigrationClient = {
  exec: (text: string) => Promise<unknown>;
  query: <R>(text: string, values?: unknown[]) => Promise<{ rows: R[] }>;
};

export type Applied = { name: string; checksum: string; oldest: string | null };

/**
 * Returns the migrations that the database has, or none if it is empty. Rejects a database of another program before anything is written to
 * it. `schema_migration` is a common table name, so ours is recognised by its columns and our first migration.
 */
export const readApplied = async (client: MigrationClient, first: string): Promise<Applied[]> => {
  const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
  const [columns] = (await client.query<{ ours: boolean }>(HAS_OUR_COLUMNS)).rows;
  const applied = columns?.ours ? (await client.query<Applied>(APPLIED)).rows : [];
  if (applied.some(({ name }) => name === first)) return applied;
  // Our own table without rows remains when a first migration failed for lack of privileges.
  const foreign = tables.filter(
    (name) => name !== 'schema_migration' || !columns?.ours || applied.length > 0,
  );
  if (foreign.length === 0) return [];
  const more = foreign.length > SHOWN ? ', …' : '';
  throw new StartRefusal(
    `The database has tables of another program (${foreign.slice(0, SHOWN).join(', ')}${more}); name an empty one in DATABASE_URL.`,
  );
};

const SHOWN = 3;

// The column `oldest` is younger than the table.
const APPLIED = `select name, checksum, to_jsonb(schema_migration) ->> 'oldest' as oldest from schema_migration`;

// Tables created by extensions do not count.
const TABLES = `
  select c.relname as name from pg_class c
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm')
     and not exists (select 1 from pg_depend d
                      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   order by c.relname`;

const HAS_OUR_COLUMNS = `
  select count(*) = 2 as ours from pg_attribute
   where attrelid = to_regclass('schema_migration') and attname in ('name', 'checksum') and not attisdropped`;

/** Which privilege the database user lacks and how to grant it; undefined for other errors. */
export const refusalOfRights = (cause: unknown): StartRefusal | undefined => {
  const { code = '', message } = cause as Error & { code?: string };
  const needed = NEEDED[code];
  if (needed === undefined) return undefined;
  return new StartRefusal(`The database cannot be migrated (${message}): ${needed}.`, { cause });
};

const RIGHTS = 'the user of DATABASE_URL must own its database and be able to create roles';

const NEEDED: Readonly<Record<string, string>> = {
  // insufficient_privilege, and invalid_schema_name, which PostgreSQL returns if the user cannot see the schema
  '42501': RIGHTS,
  '3F000': RIGHTS,
  // read_only_sql_transaction
  '25006': 'DATABASE_URL must lead to a server that takes writes, not to a copy of one',
};
