import { createHash } from 'node:crypto';
import pg from 'pg';
import type { PoolClient } from 'pg';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { StartRefusal } from './data-lock.ts';
import { makeBeliefs } from './beliefs.ts';
import type { Beliefs } from './beliefs.ts';
import type { Db, SessionEntry, SessionWork } from './db.ts';
import { enterApiKey, readEnteredKey } from './enter-api-key.ts';
import { enterSession, readEntered } from './enter-session.ts';
import type { Entered } from './enter-session.ts';
import { listenOnPostgres } from './listen.ts';
import { migrate } from './migrate.ts';
import { expectOne, runEnding } from './tx.ts';
import type { Tx } from './tx.ts';
import { parsers, toParameter } from './values.ts';

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * PostgreSQL by a pool of pipelining connections: what opens a transaction travels together in one round trip, a read's first
 * question with it, and a reading transaction's commit is not waited for. Connections work as dasbor_app unless a transaction says otherwise.
 */
export const openPostgres = async (url: string, poolSize = 10): Promise<Db> => {
  await migrateAsOwner(url);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: 5000,
    onConnect: async (client) => {
      // One that breaks while it is in use fails what it was used for; without a listener it would end the process.
      client.on('error', () => undefined);
      await client.query(
        // What lists read lies in memory or on an SSD; believing in a turning disk, PostgreSQL would plan anew for each call.
        `set role dasbor_app; set timezone to 'UTC'; set statement_timeout to '15s'; set random_page_cost to 1.1;
         set idle_in_transaction_session_timeout to '30s'`,
      );
    },
  });
  const beliefs = makeBeliefs();
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);

  return {
    tenant: ({ merchantId, mode, actorId = '', requestId = '' }, work) => {
      const enter = sql`select enter_tenant(${merchantId}, ${mode}, ${actorId}, ${requestId})`;
      return transaction(pool, { begin: 'begin', enter }, (tx) => work(tx));
    },
    session: (entry, work) =>
      entry.readOnly
        ? readAs(pool, beliefs, entry, work)
        : transaction(pool, { begin: 'begin', enter: enterSession(entry) }, (tx, row) =>
            work(tx, readEntered(row as Entered | undefined)),
          ),
    key: (entry, work) =>
      transaction(
        pool,
        { begin: entry.readOnly ? 'begin read only' : 'begin', enter: enterApiKey(entry) },
        (tx, row) => work(tx, readEnteredKey(row)),
      ),
    signIn: (work) => transaction(pool, { begin: 'begin; set local role dasbor_auth' }, work),
    // Jobs and seeds take longer than a person would wait.
    system: (work) =>
      transaction(
        pool,
        { begin: `begin; set local role dasbor_system; set local statement_timeout to '30min'` },
        work,
      ),
    listen: (channel, heard) => listenOnPostgres(url, channel, heard),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
};

type Opening = { begin: string; enter?: Sql };

const transaction = async <T>(
  pool: pg.Pool,
  opening: Opening,
  work: (tx: Tx, entered: unknown) => Promise<T> | T,
): Promise<T> => {
  const client = await pool.connect();
  let result: T;
  try {
    const entered = await inOneWrite(client, queueMicrotask, () => open(client, opening));
    const tx = makeTx(client);
    result = await work(tx, entered);
    await inOneWrite(client, queueMicrotask, () => commit(client, tx));
  } catch (error) {
    await rollBack(client);
    throw error;
  }
  client.release();
  return result;
};

const open = async (client: PoolClient, { begin, enter }: Opening): Promise<unknown> => {
  const [, entered] = await Promise.all([client.query(begin), enter ? run(client, enter) : undefined]);
  return entered?.rows[0];
};

// After an ending that was refused the commit undoes everything, and says so to nobody: the refusal does.
const commit = async (client: PoolClient, { endings }: Tx): Promise<void> => {
  const ends = endings.map((ending) => runEnding(ending, (statement) => run(client, statement)));
  const committed = client.query('commit');
  const [refused] = (await Promise.allSettled(ends)).filter((end) => end.status === 'rejected');
  await committed;
  if (refused) throw refused.reason;
};

const rollBack = (client: PoolClient): Promise<void> =>
  client.query('rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );

/**
 * A read does not wait to be let in. It begins with the rights that the session had last time, in one write with the question
 * whether it still has them, and is answered only if it has. Otherwise nothing of it is kept, and it begins again with the
 * rights of now. Row-level security looks at what the question entered, never at what was believed.
 */
const readAs = async <T>(
  pool: pg.Pool,
  beliefs: Beliefs,
  entry: SessionEntry,
  work: SessionWork<T>,
): Promise<T> => {
  const believed = beliefs.of(entry);
  const client = await pool.connect();
  const [opened, worked] = await inOneWrite(client, queueMicrotask, () => {
    const opening = open(client, { begin: 'begin read only', enter: enterSession(entry) });
    return Promise.allSettled([
      opening,
      believed
        ? work(readingTx(client), believed.rights)
        : opening.then((row) => work(readingTx(client), readEntered(row as Entered | undefined))),
    ]);
  });
  const row = opened.status === 'fulfilled' ? (opened.value as Entered | undefined) : undefined;
  beliefs.learn(entry, row);
  if (believed && opened.status === 'fulfilled' && row?.entered !== believed.text) {
    await rollBack(client);
    return readAs(pool, beliefs, entry, work);
  }
  if (worked.status === 'fulfilled') {
    commitLater(client);
    return worked.value;
  }
  await rollBack(client);
  throw worked.reason;
};

// Nothing was written, so nothing can be lost: the answer goes out while the commit is on its way, and the connection is
// free at once, as what the next one sends is read after the commit. Under load both travel in one write.
const commitLater = (client: PoolClient): void => {
  const committed = inOneWrite(client, setImmediate, () => client.query('commit'));
  // A connection that broke here says so to whoever uses it next.
  committed.catch(() => undefined);
  client.release();
};

/** What is sent meanwhile leaves in one system call; each costs more than building the message. */
const inOneWrite = <T>(client: PoolClient, until: (done: () => void) => unknown, send: () => T): T => {
  const { stream } = client.connection;
  stream.cork();
  until(() => stream.uncork());
  return send();
};

const makeTx = (client: PoolClient): Tx => {
  const rows = async <R>(statement: Sql): Promise<R[]> => (await run(client, statement)).rows as R[];
  return {
    rows,
    one: async <R>(statement: Sql): Promise<R> => expectOne(await rows<R>(statement)),
    maybe: async <R>(statement: Sql): Promise<R | undefined> => (await rows<R>(statement))[0],
    run: async (statement) => (await run(client, statement)).rowCount ?? 0,
    endings: [],
  };
};

// A read has no end that anybody waits for: who asks for one has a fault.
const readingTx = (client: PoolClient): Tx => ({ ...makeTx(client), endings: NO_ENDINGS });
const NO_ENDINGS = Object.freeze([]) as unknown as Tx['endings'];

const run = (client: PoolClient, statement: Sql) => {
  const text = statement.text;
  const name = statementName(text);
  return client.query({ ...(name && { name }), text, values: statement.values.map(toParameter) });
};

// A named statement is planned once per connection. Only so many: a list has a different text for each mix of filters,
// and every name costs memory in every connection.
const MAX_NAMES = 400;
const names = new Map<string, string>();

const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
};

// Any number, as long as every copy of the server uses the same one.
const MIGRATION_LOCK = 7_203_114;

const migrateAsOwner = async (url: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await owner.connect();
  } catch (cause) {
    throw new StartRefusal(`The database at ${address(url)} cannot be reached: ${reason(cause)}.`, { cause });
  }
  try {
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate({
      exec: (text) => owner.query(text),
      query: (text, values) => owner.query(text, values) as never,
    });
  } finally {
    await owner.end();
  }
};

const address = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'DATABASE_URL';
};

const reason = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'no answer';
};
