import type { Sql } from 'sql-template-tag';

/**
 * One open transaction. Values arrive the same from PGlite and PostgreSQL: int8, numeric and date as text, timestamptz
 * as RFC 3339 text in UTC, jsonb parsed. A statement is written with `sql-template-tag`, so values never become text.
 */
export type Tx = {
  rows: <R>(statement: Sql) => Promise<R[]>;
  /** Exactly one row; anything else is a fault. */
  one: <R>(statement: Sql) => Promise<R>;
  maybe: <R>(statement: Sql) => Promise<R | undefined>;
  /** How many rows were touched. */
  run: (statement: Sql) => Promise<number>;
  /**
   * What is sent last, in one write with the commit, when the work is done: nothing of it is known to the work, and if one of
   * these fails nothing of the transaction is kept. For what locks rows that many others wait for.
   */
  endings: Ending[];
};

export type Ending = {
  statement: Sql;
  /** What the transaction throws when this was refused; the error itself where it is left out. */
  refusal?: (error: unknown) => unknown;
};

/** Runs an ending; its own words for a refusal. */
export const runEnding = async (
  { statement, refusal }: Ending,
  run: (statement: Sql) => Promise<unknown>,
): Promise<void> => {
  await run(statement).catch((error: unknown) => {
    throw refusal?.(error) ?? error;
  });
};

export const expectOne = <R>(rows: R[]): R => {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row and got ${rows.length}.`);
  return row;
};
