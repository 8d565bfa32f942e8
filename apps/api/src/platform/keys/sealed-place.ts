type Row = Readonly<Record<string, string | number | null>>;

/** A column with values that the vault sealed. Each must be listed in `sealed-places.ts`, so that a rotation seals it again. */
export type SealedPlace = {
  table: string;
  column: string;
  /** The columns of the primary key. */
  key: readonly string[];
  /** More columns that the context depends on. */
  columns?: readonly string[];
  /** The vault's context of a row. */
  contextOf: (row: Row) => string;
  /** The column is `bytea`. */
  isFile?: boolean;
};
