import { makeClient } from '../connect.ts';

export type Disk = {
  /**
   * Call it before the work begins, and await the returned function after the commit. It resolves when all commits so far are as durable as
   * the server is configured to make them. It rejects if the outcome is unknown.
   */
  open: () => Promise<Reached>;
  close: () => Promise<void>;
};
export type Reached = () => Promise<void>;

type Connection = { reached: Reached; close: () => Promise<void> };

/**
 * A connection releases its locks before its commit is on the disk, so that others waiting for the same account do not wait
 * for the disk too. No caller gets an answer before `reached` resolves (decision 0029). The write-ahead log is sequential, so one
 * commit that waits for the disk also makes all earlier commits durable, from all connections.
 *
 * A crash loses commits that did not reach the disk, and ends every connection. So only a connection that was open before the
 * commit can confirm it. A new connection would report that everything is on the disk although the commit is gone.
 */
export const makeDisk = (url: string): Disk => {
  let connection: Promise<Connection> | undefined;

  const connect = (): Promise<Connection> => {
    const opening = openConnection(url, () => forget(opening));
    opening.catch(() => forget(opening));
    return opening;
  };
  const forget = (broken: Promise<Connection>): void => {
    if (connection === broken) connection = undefined;
  };

  return {
    open: async () => (await (connection ??= connect())).reached,
    close: async () => (await connection?.catch(() => undefined))?.close(),
  };
};

const openConnection = async (url: string, broken: () => void): Promise<Connection> => {
  const client = makeClient(url, { query_timeout: MOST_MS });
  client.on('error', broken);
  client.on('end', broken);
  await client.connect();
  let writing: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    try {
      await client.query(EMPTY_COMMIT);
    } catch (error) {
      broken();
      void client.end();
      throw error;
    }
  };
  // One flush at a time; all callers that arrive before it starts share it.
  const write = async (): Promise<void> => {
    await writing.catch(() => undefined);
    next = undefined;
    await (writing = ask());
  };

  return {
    reached: () => (next ??= write()),
    close: async () => {
      await (next ?? writing).catch(() => undefined);
      await client.end();
    },
  };
};

/** For working connections. */
export const RELEASE_BEFORE_DISK = 'set synchronous_commit to off';

// The same as `statement_timeout`.
const MOST_MS = 15_000;

// Writes nothing if everything is already flushed, unless a replica may still have to receive it.
const EMPTY_COMMIT = {
  name: 'empty-commit',
  text: `select case when pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn()
                       or current_setting('synchronous_standby_names') <> ''
                     then pg_logical_emit_message(true, 'dasbor', '') end`,
};
