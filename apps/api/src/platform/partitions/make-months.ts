import type { MigrationClient } from '../db/schema/applied.ts';
import { endOfPartition, monthAfter } from './months.ts';
import { MONTHS_AHEAD } from './policy.ts';
import type { PartitionPolicy } from './policy.ts';

// A new month needs its table alone for a few milliseconds. Others wait at most this long behind the request for it; then the next run tries.
const LOCK_WAIT_MS = 200;

/** Makes the months that are missing. Returns their names. */
export const makeMonths = async (
  client: MigrationClient,
  { table, key }: PartitionPolicy,
  now: Date,
): Promise<string[]> => {
  const wanted = monthAfter(now, MONTHS_AHEAD + 1);
  const made: string[] = [];
  await client.exec(`set lock_timeout = '${LOCK_WAIT_MS}ms'`);
  try {
    for (let end = await endOfMonths(client, table); end < wanted;) {
      const { rows } = await client.query<{ name: string }>(
        'select make_next_month($1::regclass, $2) as name',
        [table, key],
      );
      const name = rows[0]?.name ?? '';
      made.push(name);
      end = endOfPartition(name) as Date;
    }
  } finally {
    await client.exec('reset lock_timeout');
  }
  return made;
};

const endOfMonths = async (client: MigrationClient, table: string): Promise<Date> => {
  const { rows } = await client.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass',
    [table],
  );
  const ends = rows.flatMap(({ name }) => endOfPartition(name) ?? []);
  return new Date(Math.max(...ends.map(Number)));
};
