import type { Sql } from 'sql-template-tag';

/**
 * One open transaction. Both drivers return the same types: int8, numeric and date as text, timestamptz as RFC 3339 text in UTC, jsonb
 * parsed. Statements are built with `sql-template-tag`, so values never become SQL text.
 */
export type Tx = {
  rows: <R>(statement: Sql) => Promise<R[]>;
  /** Exactly one row; otherwise throws. */
  one: <R>(statement: Sql) => Promise<R>;
  maybe: <R>(statement: Sql) => Promise<R | undefined>;
  /** Returns the number of affected rows. */
  run: (statement: Sql) => Promise<number>;
  /**
   * Statements sent together with the commit after the work is done. The work cannot see their results; if one fails, the whole transaction
   * is rolled back. Use them for rows that many transactions lock.
   */
  endings: Ending[];
};

export type Ending = {
  statement: Sql;
  /** Maps a failure to the error that the transaction throws. Default: the original error. */
  refusal?: (error: unknown) => unknown;
};

/** Runs an ending and maps its failure. */
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
