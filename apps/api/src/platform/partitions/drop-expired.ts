import type { MigrationClient } from '../db/schema/applied.ts';
import { endOfPartition } from './months.ts';
import type { PartitionPolicy } from './policy.ts';

const DAY_MS = 86_400_000;
// `detach … concurrently` waits for older transactions and blocks no new ones. The next run finishes what this one did not.
const DETACH_WAIT_MS = 5_000;
/** Marks a partition before it is detached. A table that a person detached has no mark, and stays. */
const MARK = 'expired';

export type Expiry = {
  now: Date;
  /** Keeps the months from here on, however old they are. */
  neededFrom?: Date | undefined;
  /** Whether others work in the database at the same time. */
  concurrently: boolean;
};

/** Detaches and drops the months whose rows are all too old. Returns their names. */
export const dropExpired = async (
  client: MigrationClient,
  { table, days }: PartitionPolicy,
  { now, neededFrom, concurrently }: Expiry,
): Promise<string[]> => {
  const dropped: string[] = [];
  const how = concurrently ? 'concurrently' : '';
  await client.exec(`set lock_timeout = '${DETACH_WAIT_MS}ms'`);
  try {
    for (const { name, pending } of await partitionsOf(client, table)) {
      const end = endOfPartition(name);
      if (pending) await client.exec(`alter table ${table} detach partition ${name} finalize`);
      else if (end && end.getTime() <= now.getTime() - days * DAY_MS && !(neededFrom && end > neededFrom)) {
        await client.exec(`comment on table ${name} is '${MARK}'`);
        await client.exec(`alter table ${table} detach partition ${name} ${how}`);
      }
    }
    for (const name of await detachedOf(client, table)) {
      await client.exec(`drop table ${name}`);
      dropped.push(name);
    }
  } finally {
    await client.exec('reset lock_timeout');
  }
  return dropped;
};

type Partition = { name: string; pending: boolean };

const partitionsOf = async (client: MigrationClient, table: string): Promise<Partition[]> => {
  const { rows } = await client.query<Partition>(
    `select inhrelid::regclass::text as name, inhdetachpending as pending from pg_inherits
      where inhparent = $1::regclass order by 1`,
    [table],
  );
  return rows;
};

const detachedOf = async (client: MigrationClient, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relname ~ ('^' || $1 || '_\\d{4}_\\d{2}$') and c.relkind = 'r' and obj_description(c.oid, 'pg_class') = $2
        and not exists (select from pg_inherits i where i.inhrelid = c.oid) order by 1`,
    [table, MARK],
  );
  return rows.map(({ name }) => name);
};
