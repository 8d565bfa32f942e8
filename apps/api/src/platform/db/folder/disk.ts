import { makeClient } from '../connect.ts';

export type Disk = {
  /**
   * Call it before the work begins, and await what it returns after the commit: that resolves when everything committed so far is as
   * safe as the server was configured to keep it, and rejects when the outcome is unknown.
   */
  open: () => Promise<Reached>;
  close: () => Promise<void>;
};
export type Reached = () => Promise<void>;

type Connection = { reached: Reached; close: () => Promise<void> };

/**
 * Connections that work release their locks before their commit is on the disk, so that those who wait for the same account do not
 * wait for the disk too; nobody is told that something happened before `reached` says so (decision 0029). The log of the database is
 * written in one order, so one commit that waits for the disk takes with it all that came before, of however many connections.
 *
 * A crash loses commits that did not reach the disk, and ends every connection. So only a connection that was open before the commit can
 * confirm it: a new connection would find everything on the disk, and the commit gone.
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
  // One write at a time; everyone who comes before it begins shares it.
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

/** For the connections that work. */
export const RELEASE_BEFORE_DISK = 'set synchronous_commit to off';

// The same as `statement_timeout`.
const MOST_MS = 15_000;

// Where all is written already none is made, except where a replica may still have to hear of it.
const EMPTY_COMMIT = {
  name: 'empty-commit',
  text: `select case when pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn()
                       or current_setting('synchronous_standby_names') <> ''
                     then pg_logical_emit_message(true, 'dasbor', '') end`,
};
