import { read, SSF, type CellObject, type WorkBook } from '@e965/xlsx';
import { columnName } from '../column.ts';
import type { Cell, Row } from '../cell.ts';
import type { Spreadsheet } from '../spreadsheet.ts';

export type Difference = {
  readonly cell: string;
  readonly ours: string;
  readonly sheetJs: string;
};

export const readBySheetJs = (bytes: Uint8Array): WorkBook =>
  read(bytes, { type: 'array', cellFormula: true, cellHTML: false, cellText: true, cellNF: true });

/** Every cell for which we and SheetJS return different values. */
export const differences = async (ours: Spreadsheet, theirs: WorkBook): Promise<Difference[]> => {
  const from1904 = theirs.Workbook?.WBProps?.date1904 === true;
  const left = cellsOf(theirs, ours.sheet);
  const found: Difference[] = [];
  for (const row of await allRows(ours)) {
    row.cells.forEach((cell, column) => {
      if (!cell) return;
      const name = `${columnName(column)}${row.number}`;
      const other = left.get(name);
      left.delete(name);
      if (!agree(cell, other, from1904))
        found.push({ cell: name, ours: told(cell), sheetJs: toldByThem(other) });
    });
  }
  for (const [cell, other] of left) found.push({ cell, ours: 'nothing', sheetJs: toldByThem(other) });
  return found;
};

export const allRows = async (file: Spreadsheet): Promise<Row[]> => {
  const rows: Row[] = [];
  for await (const chunk of file.rows()) rows.push(...chunk.rows);
  return rows;
};

const cellsOf = (book: WorkBook, sheet: string): Map<string, CellObject> => {
  const cells = Object.entries<CellObject>(book.Sheets[sheet] ?? {});
  // A cell without a value has only a style; SheetJS returns an empty text for it.
  return new Map(
    cells.filter(([name, { t, v }]) => /^[A-Z]+\d+$/.test(name) && t !== 'z' && v !== undefined),
  );
};

const agree = (cell: Cell, other: CellObject | undefined, from1904: boolean): boolean => {
  if (!other) return cell.kind === 'formula' && cell.raw === '';
  // A number displayed as another value keeps that kind, even as a formula's result.
  if (cell.kind !== 'altered' && (cell.kind === 'formula') !== (other.f !== undefined)) return false;
  if (cell.kind === 'date' && other.t === 'n') {
    const same = cell.raw.includes('-') || cell.raw.includes(':') || Number(cell.raw) === other.v;
    return same && sameTime(cell.text, Number(other.v), from1904);
  }
  const { t, v, w } = other;
  if (t === 'n') return Number(cell.raw) === v && (cell.format === 'date' || Number(cell.text) === v);
  if (t === 'b') return cell.text === (v ? 'TRUE' : 'FALSE');
  if (t === 'e') return cell.text === w;
  if (t === 'd') return v instanceof Date && v.getTime() === Date.parse(`${cell.text}Z`);
  return cell.text === v;
};

const sameTime = (text: string, days: number, from1904: boolean): boolean => {
  const { y, m, d, H, M, S, u } = SSF.parse_date_code(days, { date1904: from1904 });
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(H)}:${two(M)}:${two(S)}`;
  const date = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
  const [ours = ''] = text.split('.');
  if (u > 0.999) return true;
  return [clock, date, `${date}T${clock}`].includes(ours);
};

const told = ({ kind, text }: Cell) => `${kind} ${text}`;
const toldByThem = (cell: CellObject | undefined) =>
  cell ? `${cell.t} ${cell.f ? '=' : ''}${String(cell.v)}` : 'nothing';
