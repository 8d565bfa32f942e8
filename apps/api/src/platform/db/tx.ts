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
};

export const expectOne = <R>(rows: R[]): R => {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row and got ${rows.length}.`);
  return row;
};
