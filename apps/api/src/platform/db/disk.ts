import pg from 'pg';

export type Disk = {
  /** Resolves when all that was committed before this call is as safe as the server was set to keep it. */
  reached: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Connections that work release their locks before their commit is on the disk, so that those who wait for the same account do not
 * wait for the disk too; nobody is told that something happened before `reached` says so (decision 0029). The log of the database is
 * written in one order, so one commit that waits for the disk takes with it all that came before, of however many connections.
 */
export const makeDisk = (url: string): Disk => {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  let next: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    // There is one connection: until the writing before this one is done, whoever comes joins in.
    const client = await pool.connect().finally(() => {
      next = undefined;
    });
    try {
      await client.query(EMPTY_COMMIT);
    } finally {
      client.release();
    }
  };

  return {
    reached: () => (next ??= write()),
    close: async () => {
      await next?.catch(() => undefined);
      await pool.end();
    },
  };
};

/** For the connections that work. */
export const RELEASE_BEFORE_DISK = 'set synchronous_commit to off';

// Where all is written already none is made, except where a replica may still have to hear of it.
const EMPTY_COMMIT = {
  name: 'empty-commit',
  text: `select case when pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn()
                       or current_setting('synchronous_standby_names') <> ''
                     then pg_logical_emit_message(true, 'dasbor', '') end`,
};
