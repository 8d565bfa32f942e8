import type { Problem } from '@dasbor/domain/kernel';
import { columnName, coverOf, hiddenAmong, openSpreadsheet, SpreadsheetProblem } from '@dasbor/spreadsheet';
import type { Cell, FileNote, Intake, Places, RelatedIssues, Row } from '../intake.ts';
import { type GridRow, gridRow, relatedIn, rowsWith } from '../rows/grid.ts';
import type { FileProblem } from './file-problem.ts';

export type FileFacts<Value = unknown> = {
  readonly format: 'xlsx' | 'csv';
  readonly sheet: string;
  readonly headerRow: number;
  readonly places: Places;
  /** Ranges such as `B2:B5`. */
  readonly merged: readonly string[];
  /** Replaces rows emitted before the sheet listed its merged cells. */
  readonly covered: readonly GridRow<Value>[];
  readonly related: RelatedIssues;
  /** What may differ from the sender's intent. */
  readonly notes: readonly FileNote[];
};

export type Progress = {
  readonly rows: number;
  /** Progress through the file, from 0 to 1. */
  readonly share: number;
};

export type ReadResult<Value> =
  | { readonly ok: true; readonly facts: FileFacts<Value> }
  | { readonly ok: false; readonly problem: FileProblem };

/** Small enough to transfer without blocking the page. */
const PORTION = 250;

type OnRows<Value> = (rows: readonly GridRow<Value>[], progress: Progress) => void;

/** Reads, checks and streams each row of a file. */
export const readRows = async <Value>(
  file: Blob,
  intake: Intake<Value>,
  onRows: OnRows<Value>,
): Promise<ReadResult<Value>> => {
  try {
    return await read(file, intake, onRows);
  } catch (error) {
    return { ok: false, problem: fileProblemOf(error) };
  }
};

const read = async <Value>(file: Blob, intake: Intake<Value>, onRows: OnRows<Value>) => {
  const sheet = await openSpreadsheet(file, { limits: { fileBytes: intake.limits.fileBytes } });
  const reader = intake.reader(sheet.separator ? { separator: sheet.separator } : {});
  let all: GridRow<Value>[] = [];
  let portion: GridRow<Value>[] = [];
  let hidden = 0;
  const bare = bareCells();
  for await (const chunk of sheet.rows()) {
    const share = chunk.bytesTotal > 0 ? chunk.bytesRead / chunk.bytesTotal : 0;
    for (const row of chunk.rows) {
      const taken = reader.take(row);
      if (!taken.ok) return { ok: false, problem: sheetProblem(taken.problem) } as const;
      if (!taken.value) continue;
      if (row.hidden) hidden += 1;
      const cells = bare(taken.value.cells);
      const read = gridRow({ number: row.number, cells }, intake.checkRow(cells));
      all.push(read);
      portion.push(read);
      if (portion.length < PORTION) continue;
      onRows(portion, { rows: all.length, share });
      portion = [];
    }
  }
  const end = reader.end();
  if (!end.ok) return { ok: false, problem: sheetProblem(end.problem) } as const;
  onRows(portion, { rows: all.length, share: 1 });
  const { format, sheet: name, sheets, merged } = sheet;
  const hiddenColumns = hiddenAmong(sheet.hiddenColumns, Object.values(end.value.places));
  const under = reader.underMerges(all, coverOf(merged));
  const covered = under.covered.map((row) => gridRow(row, intake.checkRow(row.cells)));
  all = rowsWith(all, covered);
  const about = { sheet: name, sheets, hiddenRows: hidden, hiddenColumns, merged: under.ranges };
  const notes = intake.notes(about);
  const related = relatedIn(intake, all);
  return {
    ok: true,
    facts: { format, sheet: name, ...end.value, merged, notes, covered, related },
  } as const;
};

/** Omits what only the reader needs, and empty cells of a csv: all of it is sent to the page. Equal texts are one cell, sent once. */
const bareCells = () => {
  const texts = new Map<string, Cell>();
  const textCell = (text: string): Cell => {
    const known = texts.get(text) ?? { text, kind: 'text' };
    texts.set(text, known);
    return known;
  };
  return (cells: Row): Row => {
    const row: Partial<Record<string, Cell>> = {};
    for (const field of Object.keys(cells)) {
      const { text, kind } = cells[field] ?? EMPTY;
      if (kind !== 'text') row[field] = { text, kind };
      else if (text !== '') row[field] = textCell(text);
    }
    return row;
  };
};

const EMPTY: Cell = { text: '', kind: 'text' };

const sheetProblem = ({ code, params }: Problem<FileProblem['code']>): FileProblem => {
  const { row, column } = params ?? {};
  const place = row === undefined ? '' : `${column === undefined ? '' : columnName(Number(column))}${row}`;
  return { code, ...(params && { params }), ...(place && { place }) };
};

export const fileProblemOf = (error: unknown): FileProblem => {
  if (!(error instanceof SpreadsheetProblem)) return { code: 'unreadable' };
  const { code, row, cell, detail } = error;
  return {
    code,
    place: cell ?? (row === undefined ? undefined : String(row)),
    ...(detail !== undefined && { params: { detail } }),
  };
};
