import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';
import { tracedQuery } from '../observe/sql-spans.ts';
import type { PoolClient } from './connect.ts';
import { expectOne } from './tx.ts';
import type { Tx } from './tx.ts';
import { toParameter } from './values.ts';

/** Sends the queries issued meanwhile in one system call. A system call costs more than building the message. */
export const inOneWrite = <T>(client: PoolClient, until: (done: () => void) => unknown, send: () => T): T => {
  const { stream } = client.connection;
  stream.cork();
  until(() => stream.uncork());
  return send();
};

/** Statements wait for the connection that `begun` returns. */
export const makeTx = (begun: () => Promise<PoolClient>): Tx => {
  const query = async (statement: Sql) => run(await begun(), statement);
  const rows = async <R>(statement: Sql): Promise<R[]> => (await query(statement)).rows as R[];
  return {
    rows,
    one: async <R>(statement: Sql): Promise<R> => expectOne(await rows<R>(statement)),
    maybe: async <R>(statement: Sql): Promise<R | undefined> => (await rows<R>(statement))[0],
    run: async (statement) => (await query(statement)).rowCount ?? 0,
    endings: [],
  };
};

// A read has no ending to wait for, so adding one is a programming error.
export const readingTx = (client: PoolClient): Tx => ({ ...makeTx(async () => client), endings: NO_ENDINGS });
const NO_ENDINGS = Object.freeze([]) as unknown as Tx['endings'];

export const run = (client: PoolClient, statement: Sql) => {
  const text = statement.text;
  const name = statementName(text);
  const values = statement.values.map(toParameter);
  return tracedQuery(text, () => client.query({ ...(name && { name }), text, values }));
};

// A named statement is planned once per connection. The number is limited: each mix of list filters has its own text, and each name uses
// memory in every connection.
const MAX_NAMES = 400;
const names = new Map<string, string>();

const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
};
