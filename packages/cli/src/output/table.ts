import type { Kind } from '../records/record.ts';
import { safe } from './safe.ts';
import { written } from './written.ts';

type Row = Readonly<Record<string, unknown>>;
type Kinds = Readonly<Record<string, Kind>>;
type Column = { name: string; kind: Kind; width: number };
export type Look = { columns: number | undefined; hasColour: boolean };

const GAP = '  ';
const FIRST = ['id', 'status', 'name'];
const NARROWEST = 8;

/**
 * The columns for these rows: those that have a value, the most telling first, as many as fit into the terminal. A file or pipe gets
 * all of them.
 */
export const columnsFor = (rows: readonly Row[], kinds: Kinds, { columns }: Look): Column[] => {
  const all = Object.entries(kinds)
    .filter(([name]) => !name.includes('.'))
    .map(([name, kind]) => ({ name, kind, width: widthOf(rows, name, kind) }))
    .filter(({ width }) => width > 0)
    .toSorted((one, other) => rank(one) - rank(other));
  if (columns === undefined) return all;
  let room = columns;
  return all.filter(({ width }, at) => {
    const fits = at === 0 || width <= room;
    if (fits) room -= width + GAP.length;
    return fits;
  });
};

export const head = (shown: readonly Column[], { hasColour }: Look): string => {
  const line = lineOf(shown, (column) => column.name);
  return hasColour ? `\u001B[2m${line}\u001B[22m` : line;
};

/** Rows of a later page may be wider than their column: in a terminal they are cut. */
export const lines = (rows: readonly Row[], shown: readonly Column[], { columns }: Look): string[] =>
  rows.map((row) =>
    lineOf(shown, ({ name, kind, width }) => {
      const text = written(row[name], kind);
      return columns !== undefined && text.length > width ? `${text.slice(0, width - 1)}…` : text;
    }),
  );

/** One record, a field on each line. Fields of an inner record have dotted names. */
export const fieldLines = (record: Row, kinds: Kinds): string[] => {
  const fields = flat(record).filter(([, value]) => value !== null);
  const width = Math.max(...fields.map(([name]) => name.length), 0);
  return fields.map(([name, value]) => `${name.padEnd(width)}${GAP}${written(value, kinds[name])}`);
};

const flat = (record: Row, above = ''): [string, unknown][] =>
  Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    const path = above + safe(name);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? flat(value as Row, `${path}.`) : [[path, value]];
  });

const rank = ({ name, kind }: Column): number => {
  if (FIRST.includes(name)) return FIRST.indexOf(name);
  if (kind === 'rupiah') return name.includes('amount') ? 3 : 6;
  return name === 'created_at' ? 4 : 5;
};

const widthOf = (rows: readonly Row[], name: string, kind: Kind): number => {
  const widest = Math.max(...rows.map((row) => written(row[name], kind).length), 0);
  return widest === 0 ? 0 : Math.max(widest, name.length, NARROWEST);
};

const lineOf = (shown: readonly Column[], textOf: (column: Column) => string): string =>
  shown
    .map((column) =>
      column.kind === 'rupiah' ? textOf(column).padStart(column.width) : textOf(column).padEnd(column.width),
    )
    .join(GAP)
    .trimEnd();
