import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import type { Tx } from '../db/tx.ts';
import type { Vault } from '../vault.ts';
import type { SealedPlace } from './sealed-place.ts';

export type Resealed = {
  table: string;
  column: string;
  seen: number;
  resealed: number;
  /** Primary keys of values that no key opens. */
  unreadable: string[];
};

type Row = Record<string, string | number | null>;

const BATCH = 200;
// A file may have megabytes.
const BATCH_OF_FILES = 4;

/**
 * Seals every value of a column with the vault's first key. Each batch is one short transaction that locks its rows, so servers may run
 * and a stopped run is simply started again.
 */
export const reseal = async (db: Db, vault: Vault, place: SealedPlace): Promise<Resealed> => {
  const { table, column } = place;
  const report: Resealed = { table, column, seen: 0, resealed: 0, unreadable: [] };
  let after: Row | undefined;
  do {
    after = await db.system((tx) => resealBatch(tx, { vault, place, after, report }));
  } while (after);
  return report;
};

/** Whether the vault opens the first value of a column; undefined if the column has none. */
export const opensFirst = async (tx: Tx, vault: Vault, place: SealedPlace): Promise<boolean | undefined> => {
  const row = await tx.maybe<Row>(sql`${selectSealed(place, undefined)} limit 1`);
  if (!row) return undefined;
  const [sealed, context] = [String(row[SEALED]), place.contextOf(row)];
  try {
    if (place.isFile) vault.openBytes(Buffer.from(sealed, 'hex'), context);
    else vault.open(sealed, context);
    return true;
  } catch {
    return false;
  }
};

type Batch = { vault: Vault; place: SealedPlace; after: Row | undefined; report: Resealed };

/** Returns the last row's key, or nothing at the end. */
const resealBatch = async (tx: Tx, { vault, place, after, report }: Batch): Promise<Row | undefined> => {
  const { key, isFile = false } = place;
  const rows = await tx.rows<Row>(sql`${selectSealed(place, after)} limit ${sizeOf(place)} for update`);
  const changed: Row[] = [];
  for (const row of rows) {
    const context = place.contextOf(row);
    const sealed = String(row[SEALED]);
    try {
      const again = isFile
        ? vault.resealBytes(Buffer.from(sealed, 'hex'), context)?.toString('hex')
        : vault.reseal(sealed, context);
      if (again !== undefined)
        changed.push({ ...keyOf(row, key), [place.column]: isFile ? `\\x${again}` : again });
    } catch {
      report.unreadable.push(key.map((name) => row[name]).join(' '));
    }
  }
  if (changed.length > 0) await tx.run(updateBatch(place, changed));
  report.seen += rows.length;
  report.resealed += changed.length;
  const last = rows.at(-1);
  return last && rows.length === sizeOf(place) ? keyOf(last, key) : undefined;
};

const SEALED = 'sealed value';
const sizeOf = ({ isFile }: SealedPlace): number => (isFile ? BATCH_OF_FILES : BATCH);
const keyOf = (row: Row, key: readonly string[]): Row =>
  Object.fromEntries(key.map((name) => [name, row[name] ?? null]));

// The names come from `sealed-places.ts`, never from a caller.
const listed = (alias: string, names: readonly string[]): Sql =>
  join(names.map((name) => raw(`${alias}.${name}`)));

const selectSealed = (place: SealedPlace, after: Row | undefined): Sql => {
  const { table, column, key, columns = [], isFile } = place;
  const value = isFile ? `encode(t.${column}, 'hex')` : `t.${column}`;
  const filled = isFile ? `t.${column} is not null` : `t.${column} <> ''`;
  const further = after
    ? sql`and (${listed('t', key)}) > (select ${listed('a', key)} from ${recordset(table, [after])} a)`
    : sql``;
  return sql`
    select ${listed('t', [...key, ...columns])}, ${raw(value)} as "${raw(SEALED)}" from ${raw(table)} t
     where ${raw(filled)} ${further}
     order by ${listed('t', key)}`;
};

const updateBatch = ({ table, column, key }: SealedPlace, rows: readonly Row[]): Sql => sql`
  update ${raw(table)} t set ${raw(column)} = n.${raw(column)} from ${recordset(table, rows)} n
   where (${listed('t', key)}) = (${listed('n', key)})`;

/** Rows with the column types of the table. */
const recordset = (table: string, rows: readonly Row[]): Sql =>
  sql`json_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::json)`;
