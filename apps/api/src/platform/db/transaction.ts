import type { Sql } from 'sql-template-tag';
import { inOneWrite, makeTx, run } from './client.ts';
import type { Pool, PoolClient } from './connect.ts';
import { runEnding } from './tx.ts';
import type { Tx } from './tx.ts';

type Opening = { begin: string; enter?: Sql };
type Work<T> = (tx: Tx) => Promise<T> | T;

/** For work that must know who was let in. */
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
 * For work whose opening has nothing to tell it. Nobody waits for that: a connection is taken when there is a first statement, and
 * the opening travels with it, so work that only posts is one write. Behind an opening that was refused
 * everything is, so its own words are the reason.
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
    // One that is still on its way is waited for, as nobody else would give it back.
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

// After an ending that was refused the commit undoes everything, and says so to nobody: the refusal does.
const commit = async (client: PoolClient, { endings }: Tx): Promise<void> => {
  const ends = endings.map((ending) => runEnding(ending, (statement) => run(client, statement)));
  // All at once: a rejection that is not awaited yet would end the process.
  const done = await Promise.allSettled([...ends, client.query('commit')]);
  const refused = done.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') throw refused.reason;
};

export const rollBack = (client: PoolClient): Promise<void> =>
  client.query('rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );
