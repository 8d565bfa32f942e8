import type { Sql } from 'sql-template-tag';

export type SourceOptions = {
  /** The subaccounts that were chosen. */
  subaccountIds: readonly string[];
};

/** Where the rows of a set come from. Row-level security adds merchant and mode. */
export type Source = {
  /** After `from`, with its joins and `where`. */
  rows: (options: SourceOptions) => Sql;
  /** The same rows without joins that only add columns, for counting them. Default: `rows`. */
  bare?: (options: SourceOptions) => Sql;
  /** Rows are ordered by this time, newest first, which also decides whether a row is in the days. */
  at: Sql;
  /** Separates rows of the same time. */
  id: Sql;
  idType: 'text' | 'bigint';
  /** What the status filter compares; missing if the set has none. */
  status?: Sql;
  columns: Readonly<Record<string, Sql>>;
};
