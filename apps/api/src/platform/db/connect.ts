import pg from 'pg';
import { passfileOf, passwordFrom } from './passfile.ts';
import { parsers } from './values.ts';

export type { Client, Pool, PoolClient } from 'pg';

/**
 * The only place that creates connections to PostgreSQL; `.dependency-cruiser.mjs` rejects `pg` elsewhere. When a connection breaks, pg
 * rejects its queries and also emits `error` on the client. Node ends the process when nobody listens to that event. pg-pool listens
 * only while a client is idle, so every client gets a listener when it is created.
 */
class GuardedClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super(config);
    this.on('error', ignore);
    const passfile = config.connectionString && passfileOf(config.connectionString);
    // Not an option: the parser of the URL would replace it with an empty password.
    if (passfile) Object.assign(this, { password: () => passwordFrom(passfile, this) });
  }
}
const ignore = (): void => undefined;

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

// A peer that vanished is detected after 20 s: 10 s of silence, then ten probes, one a second (libuv's numbers).
const REACHABLE = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.ClientConfig;

export const makeClient = (url: string, options: pg.ClientConfig = {}): pg.Client =>
  new GuardedClient({ ...REACHABLE, ...options, connectionString: url });

type PoolOptions = Pick<pg.PoolConfig, 'max' | 'pipeline' | 'onConnect'>;

export const makePool = (url: string, options: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    ...REACHABLE,
    ...options,
    types,
    connectionString: url,
    // pg-pool passes its options to the constructor; the types of pg omit that.
    Client: GuardedClient as unknown as new () => pg.Client,
  });
  pool.on('error', ignore);
  return pool;
};
