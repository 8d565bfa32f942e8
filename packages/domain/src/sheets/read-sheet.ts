import { err, ok, type Result } from '../kernel/index.ts';
import { type Header, HEADER_WITHIN, type Places, readHeader, type SheetForm } from './headers.ts';
import { type Cover, underMerges, type UnderMerges } from './merged.ts';
import {
  type Cell,
  cellOf,
  cellProblem,
  type CellProblemCode,
  EMPTY,
  isFilled,
  type Row,
  textOf,
  type WrittenRow,
} from './read-cell.ts';

/** Why no rows can be read from a file, reported before any row is checked. `column` is the cell's index in its row, from 0. */
export type SheetProblemCode =
  | 'HEADER_UNKNOWN'
  | 'HEADER_TWICE'
  | 'NO_ROWS'
  | 'TOO_MANY_ROWS'
  | CellProblemCode;

/** A row of a spreadsheet: cells by position, and the row number that the spreadsheet shows. */
export type SheetRow = {
  readonly number: number;
  readonly cells: readonly (Cell | undefined)[];
};

export type SheetReader<Field extends string = string> = {
  /** The cells of a row; null for the header, rows above it and blank rows. */
  take(row: SheetRow): Result<WrittenRow | null, SheetProblemCode>;
  /** Call after the last row: returns the positions of the columns. */
  end(): Result<{ places: Places<Field>; headerRow: number }, SheetProblemCode>;
  /** The taken rows that merged cells hide in part. A sheet lists its merged cells after its rows. */
  underMerges(rows: readonly WrittenRow[], cover: Cover): UnderMerges;
};

/**
 * Reads the rows of a file in order, the same in the browser and on the server. The header is the first of the first ten rows with
 * every required column, because people put a title above it. For csv, `separator` is the character that may have split an amount.
 */
export const sheetReaderOf = <Field extends string>(
  form: SheetForm<Field>,
  { separator }: { separator?: string } = {},
): SheetReader<Field> => {
  let looked = 0;
  let closest: { header: Header<Field>; row: number } | null = null;
  let found: { places: Places<Field>; headerRow: number } | null = null;
  let titles: SheetRow['cells'] = [];
  let taken = 0;

  const lookForHeader = (row: SheetRow): Result<null, SheetProblemCode> => {
    const header = readHeader(form, row.cells);
    for (const cells of [row.cells, ...titlesInOneCell(row.cells)]) {
      const { missing, places, twice } = readHeader(form, cells);
      if (missing.length > 0) continue;
      const [field] = twice;
      if (field) return err('HEADER_TWICE', { field, row: row.number });
      found = { places, headerRow: row.number };
      titles = cells;
      return ok(null);
    }
    if (!closest || header.missing.length < closest.header.missing.length)
      closest = { header, row: row.number };
    looked += 1;
    return looked < HEADER_WITHIN ? ok(null) : unknown(closest);
  };

  return {
    take: (row) => {
      if (!found) return lookForHeader(row);
      const cells = cellsAt(form, found.places, row);
      if (!cells) return ok(null);
      taken += 1;
      const { rows: maximum } = form.limits;
      if (taken > maximum) return err('TOO_MANY_ROWS', { maximum, row: row.number });
      const unheld = unheldIn(form, found.places, row);
      if (unheld) return unheld;
      const at = found.places[form.money] ?? 0;
      const kind = spills(at, titles, row)
        ? 'spilled'
        : separator === ',' && isBesideDigits(at, row)
          ? 'parted'
          : undefined;
      return ok({ number: row.number, cells: kind ? withMoney(cells, form.money, kind) : cells });
    },
    end: () => {
      if (!found) return closest ? unknown(closest) : err('NO_ROWS');
      return taken === 0 ? err('NO_ROWS') : ok(found);
    },
    underMerges: (rows, cover) => underMerges(rows, { places: {}, headerRow: 0, ...found, cover }),
  };
};

/**
 * The titles when the first cell holds all of them. Excel opens a csv with another list separator as one cell per line; text typed
 * later goes into separate cells and is saved with the computer's separator.
 */
const titlesInOneCell = ([first, ...others]: SheetRow['cells']): SheetRow['cells'][] =>
  [',', ';'].flatMap((separator) => {
    const titles = textOf(first ?? EMPTY).split(separator);
    const covered = others.slice(0, titles.length - 1).some((cell) => isFilled(cell ?? EMPTY));
    return titles.length === 1 || covered
      ? []
      : [[...titles.map(typedCell), ...others.slice(titles.length - 1)]];
  });

/** A cell typed by a person, which replaces the file's cell. */
export const typedCell = (text: string): Cell => (text === '' ? EMPTY : { text, kind: 'text' });

/**
 * A row after a person typed in some cells; the same object if nothing changed. Retyping the same text counts as a change if it
 * confirms a value: a formula's result, a number displayed as another, a merged cell, an amount with cells beside it, or digits
 * that Excel stored as a number.
 */
export const typedRowOf = <Field extends string>(
  { digits }: Pick<SheetForm<Field>, 'digits'>,
  row: Row,
  typed: Readonly<Record<string, string>>,
): Row => {
  const isDigits = (field: string) => digits.has(field as Field);
  const changed = Object.entries(typed).filter(([field, text]) => {
    const { text: before, kind } = row[field] ?? EMPTY;
    return text !== before || NEW_AS_IT_STANDS.has(kind) || (kind === 'number' && isDigits(field));
  });
  if (changed.length === 0) return row;
  return { ...row, ...Object.fromEntries(changed.map(([field, text]) => [field, typedCell(text)])) };
};

const NEW_AS_IT_STANDS: ReadonlySet<Cell['kind']> = new Set([
  'formula',
  'error',
  'altered',
  'covered',
  'spilled',
  'parted',
]);

/** Names the fields that the closest header candidate lacks. */
const unknown = ({ header, row }: { header: Header; row: number }) =>
  err('HEADER_UNKNOWN', { missing: header.missing.join(' '), row });

const cellsAt = <Field extends string>(
  { columns }: SheetForm<Field>,
  places: Places<Field>,
  { cells }: SheetRow,
): Row | null => {
  const row: Partial<Record<Field, Cell>> = {};
  let isBlank = true;
  for (const { field } of columns) {
    const place = places[field];
    const cell = place === undefined ? undefined : cells[place];
    if (!cell) continue;
    row[field] = cell;
    isBlank &&= !isFilled(cell);
  }
  return isBlank ? null : row;
};

/** The first cell of the row that is read and fits no field. */
const unheldIn = <Field extends string>(
  { columns, limits: { cell: maximum } }: SheetForm<Field>,
  places: Places<Field>,
  { number: row, cells }: SheetRow,
): Result<never, CellProblemCode> | null => {
  for (const { field } of columns) {
    const column = places[field];
    const code = column === undefined ? undefined : cellProblem(cells[column]?.text ?? '', maximum);
    if (!code || column === undefined) continue;
    return err(code, { ...(code === 'CELL_TOO_LONG' && { maximum }), row, column });
  }
  return null;
};

/**
 * Whether a cell right of the amount has no title: `25.000,75` in a csv with commas becomes two cells, and the amount would silently
 * change. Cells left of the amount are row numbers.
 */
const spills = (amount: number, titles: SheetRow['cells'], { cells }: SheetRow): boolean => {
  for (let place = amount + 1; place < cells.length; place += 1) {
    if (isFilled(cells[place] ?? EMPTY) && !isFilled(titles[place] ?? EMPTY)) return true;
  }
  return false;
};

/**
 * `25.000,75` in a csv with commas, with notes after the amount, becomes an amount of 25.000 with the note 75. A note may really be two
 * digits, so this is only a warning.
 */
const isBesideDigits = (amount: number, { cells }: SheetRow): boolean =>
  isFilled(cells[amount] ?? EMPTY) && /^\d{1,2}$/.test(textOf(cells[amount + 1] ?? EMPTY));

const withMoney = (row: Row, money: string, kind: 'spilled' | 'parted'): Row => ({
  ...row,
  [money]: { text: cellOf(row, money).text, kind },
});
