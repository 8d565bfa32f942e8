import { err, ok, type Result } from '../kernel/index.ts';
import { type Header, type PayoutPlaces, readHeader } from './headers.ts';
import { type Cover, underMerges, type UnderMerges } from './merged.ts';
import { DISBURSEMENT_POLICY, PAYOUT_COLUMNS, type PayoutField } from './policy.ts';
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

export type { WrittenRow };

/** Why a file has no payouts to read, told before any of them is looked at. Of a cell `column` is its place in the row, from 0. */
export type SheetProblemCode =
  | 'HEADER_UNKNOWN'
  | 'HEADER_TWICE'
  | 'NO_ROWS'
  | 'TOO_MANY_ROWS'
  | CellProblemCode;

/** A row as a spreadsheet has it: by place, and by the number that the spreadsheet shows. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly (Cell | undefined)[];
}

export interface SheetReader {
  /** The payout that stands in a row; null of a header, of what stands above it, and of a row that says nothing. */
  take(row: SheetRow): Result<WrittenRow | null, SheetProblemCode>;
  /** After the last row: where the columns stand. */
  end(): Result<{ places: PayoutPlaces; headerRow: number }, SheetProblemCode>;
  /** Of the rows that were taken those that merged cells hide something of: a sheet names its merged cells behind its rows. */
  underMerges(rows: readonly WrittenRow[], cover: Cover): UnderMerges;
}

/**
 * Reads the rows of a file in their order, the same in the browser and on the server. The header is the first of the first ten
 * rows that names each required column: people put a title above it. Of a csv the `separator` says what may have parted an amount.
 */
export function sheetReader({ separator }: { separator?: string } = {}): SheetReader {
  let looked = 0;
  let closest: { header: Header; row: number } | null = null;
  let found: { places: PayoutPlaces; headerRow: number } | null = null;
  let titles: SheetRow['cells'] = [];
  let payouts = 0;

  const lookForHeader = (row: SheetRow): Result<null, SheetProblemCode> => {
    const header = readHeader(row.cells);
    for (const cells of [row.cells, ...titlesInOneCell(row.cells)]) {
      const { missing, places, twice } = readHeader(cells);
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
    return looked < DISBURSEMENT_POLICY.headerWithin ? ok(null) : unknown(closest);
  };

  return {
    take: (row) => {
      if (!found) return lookForHeader(row);
      const cells = cellsAt(found.places, row);
      if (!cells) return ok(null);
      payouts += 1;
      const { mostItems: maximum } = DISBURSEMENT_POLICY;
      if (payouts > maximum) return err('TOO_MANY_ROWS', { maximum, row: row.number });
      const unheld = unheldIn(found.places, row);
      if (unheld) return unheld;
      const kind = spills(found.places, titles, row)
        ? 'spilled'
        : separator === ',' && isBesideDigits(found.places, row)
          ? 'parted'
          : undefined;
      return ok({ number: row.number, cells: kind ? withAmount(cells, kind) : cells });
    },
    end: () => {
      if (!found) return closest ? unknown(closest) : err('NO_ROWS');
      return payouts === 0 ? err('NO_ROWS') : ok(found);
    },
    underMerges: (rows, cover) => underMerges(rows, { places: {}, headerRow: 0, ...found, cover }),
  };
}

/**
 * The titles of a first cell that holds them all. Excel opens a csv of another list separator with one cell a line; what a person then
 * types stands in cells of its own, and is saved with the separator of the computer.
 */
function titlesInOneCell([first, ...others]: SheetRow['cells']): SheetRow['cells'][] {
  return [',', ';'].flatMap((separator) => {
    const titles = textOf(first ?? EMPTY).split(separator);
    const covered = others.slice(0, titles.length - 1).some((cell) => isFilled(cell ?? EMPTY));
    return titles.length === 1 || covered
      ? []
      : [[...titles.map(typedCell), ...others.slice(titles.length - 1)]];
  });
}

/** A cell as somebody typed it, over whatever the file had. */
export function typedCell(text: string): Cell {
  return text === '' ? EMPTY : { text, kind: 'text' };
}

/**
 * A row after somebody typed in some of its cells; the very same row where they say nothing new. What a formula shows is new when it
 * is typed, and so are a number that is shown as another, what a merged cell hides, an amount beside which more stands and an account
 * number that Excel took for a number: somebody says that it is meant as it stands.
 */
export function typedRow(row: Row, typed: Readonly<Record<string, string>>): Row {
  const changed = Object.entries(typed).filter(([field, text]) => {
    const { text: before, kind } = row[field] ?? EMPTY;
    return text !== before || NEW_AS_IT_STANDS.has(kind) || (field === 'account_number' && kind === 'number');
  });
  if (changed.length === 0) return row;
  return { ...row, ...Object.fromEntries(changed.map(([field, text]) => [field, typedCell(text)])) };
}

const NEW_AS_IT_STANDS: ReadonlySet<Cell['kind']> = new Set([
  'formula',
  'error',
  'altered',
  'covered',
  'spilled',
  'parted',
]);

/** With the fields that the closest row to a header lacks, as far as it is one. */
function unknown({ header, row }: { header: Header; row: number }) {
  return err('HEADER_UNKNOWN', { missing: header.missing.join(' '), row });
}

function cellsAt(places: PayoutPlaces, { cells }: SheetRow): Row | null {
  const row: Partial<Record<PayoutField, Cell>> = {};
  let isBlank = true;
  for (const { field } of PAYOUT_COLUMNS) {
    const place = places[field];
    const cell = place === undefined ? undefined : cells[place];
    if (!cell) continue;
    row[field] = cell;
    isBlank &&= !isFilled(cell);
  }
  return isBlank ? null : row;
}

/** The first of its cells that is read and that no field could hold. */
function unheldIn(
  places: PayoutPlaces,
  { number: row, cells }: SheetRow,
): Result<never, CellProblemCode> | null {
  for (const { field } of PAYOUT_COLUMNS) {
    const column = places[field];
    const code = column === undefined ? undefined : cellProblem(cells[column]?.text ?? '');
    if (!code || column === undefined) continue;
    const { longestCell: maximum } = DISBURSEMENT_POLICY;
    return err(code, { ...(code === 'CELL_TOO_LONG' && { maximum }), row, column });
  }
  return null;
}

/**
 * Whether a cell right of the amount stands under no title: `25.000,75` in a csv of commas is two cells, and the amount would be
 * another than was written without anybody seeing it. Left of the amount people number their rows.
 */
function spills({ amount = 0 }: PayoutPlaces, titles: SheetRow['cells'], { cells }: SheetRow): boolean {
  for (let place = amount + 1; place < cells.length; place += 1) {
    if (isFilled(cells[place] ?? EMPTY) && !isFilled(titles[place] ?? EMPTY)) return true;
  }
  return false;
}

/**
 * `25.000,75` in a csv of commas with a column of notes behind the amount: a payout of 25.000 whose note is 75. A note may be a number
 * of two digits too, so that this is only said.
 */
function isBesideDigits({ amount = 0 }: PayoutPlaces, { cells }: SheetRow): boolean {
  return isFilled(cells[amount] ?? EMPTY) && /^\d{1,2}$/.test(textOf(cells[amount + 1] ?? EMPTY));
}

function withAmount(row: Row, kind: 'spilled' | 'parted'): Row {
  return { ...row, amount: { text: cellOf(row, 'amount').text, kind } };
}
