import {
  bankFinder,
  checkRow,
  DISBURSEMENT_POLICY,
  type FileNote,
  fileNotes,
  type PayoutBank,
  type PayoutPlaces,
  type Row,
  sheetReader,
} from '@dasbor/domain/disbursements';
import type { Problem } from '@dasbor/domain/kernel';
import { columnName, coverOf, hiddenAmong, openSpreadsheet, SpreadsheetProblem } from '@dasbor/spreadsheet';
import { duplicatesOf, type Grid, type GridRow, gridRow, rowsWith } from '../model/grid.ts';
import type { FileProblem } from './file-problem.ts';

export type FileFacts = {
  readonly format: 'xlsx' | 'csv';
  readonly sheet: string;
  readonly headerRow: number;
  readonly places: PayoutPlaces;
  /** Ranges such as `B2:B5`. */
  readonly merged: readonly string[];
  /** Replaces rows emitted before the sheet listed its merged cells. */
  readonly covered: readonly GridRow[];
  readonly duplicates: Grid['duplicates'];
  /** What may differ from the sender's intent. */
  readonly notes: readonly FileNote[];
};

export type Progress = {
  readonly rows: number;
  /** Progress through the file, from 0 to 1. */
  readonly share: number;
};

export type ReadResult =
  | { readonly ok: true; readonly facts: FileFacts }
  | { readonly ok: false; readonly problem: FileProblem };

/** Small enough to transfer without blocking the page. */
const PORTION = 250;

/** Reads, checks and streams each payout of a file. */
export const readPayouts = async (
  file: Blob,
  banks: readonly PayoutBank[],
  onRows: (rows: readonly GridRow[], progress: Progress) => void,
): Promise<ReadResult> => {
  try {
    return await read(file, banks, onRows);
  } catch (error) {
    return { ok: false, problem: fileProblemOf(error) };
  }
};

const read = async (file: Blob, banks: readonly PayoutBank[], onRows: Parameters<typeof readPayouts>[2]) => {
  const sheet = await openSpreadsheet(file, { limits: { fileBytes: DISBURSEMENT_POLICY.maxFileBytes } });
  const findBank = bankFinder(banks);
  const reader = sheetReader(sheet.separator && { separator: sheet.separator });
  let all: GridRow[] = [];
  let portion: GridRow[] = [];
  let hidden = 0;
  for await (const chunk of sheet.rows()) {
    const share = chunk.bytesTotal > 0 ? chunk.bytesRead / chunk.bytesTotal : 0;
    for (const row of chunk.rows) {
      const taken = reader.take(row);
      if (!taken.ok) return { ok: false, problem: sheetProblem(taken.problem) } as const;
      if (!taken.value) continue;
      if (row.hidden) hidden += 1;
      const cells = bare(taken.value.cells);
      const read = gridRow({ number: row.number, cells }, checkRow(cells, findBank));
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
  const covered = under.covered.map((row) => gridRow(row, checkRow(row.cells, findBank)));
  all = rowsWith(all, covered);
  const notes = fileNotes({ sheet: name, sheets, hiddenRows: hidden, hiddenColumns, merged: under.ranges });
  return {
    ok: true,
    facts: { format, sheet: name, ...end.value, merged, notes, covered, duplicates: duplicatesOf(all) },
  } as const;
};

/** Omits data that only the reader needs, to transfer less. */
const bare = (cells: Row): Row =>
  Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, cell && { text: cell.text, kind: cell.kind }]),
  );

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
