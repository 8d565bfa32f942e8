import type { Sql } from 'sql-template-tag';
import { tracedQuery } from '../observe/sql-spans.ts';
import { inOneWrite, makeTx, run } from './client.ts';
import type { Pool, PoolClient } from './connect.ts';
import { runEnding } from './tx.ts';
import type { Tx } from './tx.ts';

type Opening = { begin: string; enter?: Sql };
type Work<T> = (tx: Tx) => Promise<T> | T;

/** For work that needs the result of the opening (who was admitted). */
export const transaction = async <T>(
  pool: Pool,
  opening: Opening,
  enter: (row: unknown) => Work<T>,
): Promise<T> => {
  const client = await pool.connect();
  let result: T;
  try {
    const work = enter(await inOneWrite(client, queueMicrotask, () => open(client, opening)));
    result = await committed(async () => client, work);
  } catch (error) {
    await rollBack(client);
    throw error;
  }
  client.release();
  return result;
};

/**
 * For work that does not need the result of the opening. The connection is taken at the first statement, and the opening travels with it,
 * so that work that only posts takes one round trip. If the opening is rejected, all statements after it fail as well, and its error is the
 * one reported.
 */
export const transactionOf = async <T>(pool: Pool, opening: Opening, work: Work<T>): Promise<T> => {
  let taken: Promise<PoolClient> | undefined;
  let opened: Promise<unknown> | undefined;
  const begun = () =>
    (taken ??= pool.connect().then((client) => {
      opened = inOneWrite(client, process.nextTick, () => open(client, opening));
      opened.catch(() => undefined);
      return client;
    }));
  try {
    const result = await committed(begun, work);
    await opened;
    (await taken)?.release();
    return result;
  } catch (error) {
    // Waits for a connection that is still being opened, because nothing else would release it.
    const client = await taken?.catch(() => undefined);
    if (!client) throw error;
    const reason = await opened?.then(
      () => error,
      (refusal: unknown) => refusal,
    );
    await rollBack(client);
    throw reason;
  }
};

const committed = async <T>(begun: () => Promise<PoolClient>, work: Work<T>): Promise<T> => {
  const tx = makeTx(begun);
  const result = await work(tx);
  const client = await begun();
  await inOneWrite(client, queueMicrotask, () => commit(client, tx));
  return result;
};

export const open = async (client: PoolClient, { begin, enter }: Opening): Promise<unknown> => {
  const [, entered] = await Promise.all([client.query(begin), enter ? run(client, enter) : undefined]);
  return entered?.rows[0];
};

// If an ending fails, PostgreSQL turns the commit into a rollback without an error. So the ending's error is thrown.
const commit = async (client: PoolClient, { endings }: Tx): Promise<void> => {
  const ends = endings.map((ending) => runEnding(ending, (statement) => run(client, statement)));
  // Awaited together: an unhandled rejection would end the process.
  const done = await Promise.allSettled([...ends, tracedQuery('commit', () => client.query('commit'))]);
  const refused = done.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') throw refused.reason;
};

export const rollBack = (client: PoolClient): Promise<void> =>
  client.query('rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );
