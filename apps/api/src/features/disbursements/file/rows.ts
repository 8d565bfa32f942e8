import { DISBURSEMENT_POLICY, fileNotes, PAYOUT_COLUMNS, sheetReader } from '@dasbor/domain/disbursements';
import type { Cell, FileNote, SheetProblemCode, WrittenRow } from '@dasbor/domain/disbursements';
import type { ProblemParams } from '@dasbor/domain/kernel';
import { columnName, coverOf, hiddenAmong, openSpreadsheet, SpreadsheetProblem } from '@dasbor/spreadsheet';
import type { Row as FileRow } from '@dasbor/spreadsheet';
import { gunzip } from '@dasbor/spreadsheet/node';
import { FILE_CODES } from './problems.ts';
import type { FileProblem } from './problems.ts';

export type FileRows =
  | { ok: true; format: 'xlsx' | 'csv'; rows: WrittenRow[]; notes: readonly FileNote[] }
  | { ok: false; problem: FileProblem };

/** The payouts of a file by its header, each cell as written; or the problem and its position. */
export const readFileRows = async (file: Blob, signal?: AbortSignal): Promise<FileRows> => {
  try {
    return await read(file, signal);
  } catch (error) {
    if (error instanceof Found) return { ok: false, problem: error.problem };
    if (error instanceof SpreadsheetProblem) return { ok: false, problem: problemOf(error) };
    throw error;
  }
};

const read = async (file: Blob, signal: AbortSignal | undefined): Promise<FileRows> => {
  const sheet = await openSpreadsheet(file, { gunzip, ...(signal && { signal }) });
  const reader = sheetReader(sheet.separator && { separator: sheet.separator });
  const rows: WrittenRow[] = [];
  let hiddenRows = 0;
  const seen = new Map<number, readonly string[]>();
  for await (const chunk of sheet.rows()) {
    for (const row of chunk.rows) {
      if (seen.size < DISBURSEMENT_POLICY.headerWithin) seen.set(row.number, namesIn(row));
      const taken = reader.take(row);
      if (!taken.ok) throw new Found(sheetProblem(taken.problem, seen));
      if (!taken.value) continue;
      if (row.hidden) hiddenRows += 1;
      rows.push(kept(taken.value));
    }
  }
  const ended = reader.end();
  if (!ended.ok) throw new Found(sheetProblem(ended.problem, seen));
  const { format, sheet: name, sheets } = sheet;
  const hiddenColumns = hiddenAmong(sheet.hiddenColumns, Object.values(ended.value.places));
  const under = reader.underMerges(rows, coverOf(sheet.merged));
  const notes = fileNotes({ sheet: name, sheets, hiddenRows, hiddenColumns, merged: under.ranges });
  return { ok: true, format, rows: replaced(rows, under.covered), notes };
};

const replaced = (rows: WrittenRow[], others: readonly WrittenRow[]): WrittenRow[] => {
  if (others.length === 0) return rows;
  const byNumber = new Map(others.map((row) => [row.number, row]));
  return rows.map((row) => byNumber.get(row.number) ?? row);
};

class Found extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The cells without the reader's internal data. */
const kept = ({ number, cells }: WrittenRow): WrittenRow => {
  const row: Partial<Record<string, Cell>> = {};
  for (const { field } of PAYOUT_COLUMNS) {
    const cell = cells[field];
    if (cell) row[field] = { text: cell.text, kind: cell.kind };
  }
  return { number, cells: row };
};

const MOST_NAMED = 12;
const LONGEST_NAME = 40;

const namesIn = ({ cells }: FileRow): string[] =>
  cells.flatMap((cell) => {
    const name = cell?.text.trim().slice(0, LONGEST_NAME).toWellFormed().replaceAll('\0', '') ?? '';
    return name === '' ? [] : [name];
  });

type SheetFault = { code: SheetProblemCode; params?: ProblemParams };

const sheetProblem = (
  { code, params = {} }: SheetFault,
  seen: ReadonlyMap<number, readonly string[]>,
): FileProblem => {
  const { row, column } = params;
  const place =
    row === undefined ? 'file' : `${column === undefined ? '' : columnName(Number(column))}${row}`;
  switch (code) {
    case 'HEADER_UNKNOWN': {
      const missing = String(params['missing']).split(' ').join(', ');
      return {
        code: FILE_CODES[code],
        params: { missing, found: (seen.get(Number(row)) ?? []).slice(0, MOST_NAMED).join(', ') },
        place,
      };
    }
    case 'HEADER_TWICE':
      return { code: FILE_CODES[code], params: { field: String(params['field']) }, place };
    case 'TOO_MANY_ROWS':
      return { code: FILE_CODES[code], params: { maximum: DISBURSEMENT_POLICY.mostItems }, place };
    case 'CELL_TOO_LONG':
      return { code: FILE_CODES[code], params: { maximum: DISBURSEMENT_POLICY.longestCell }, place };
    case 'NO_ROWS':
    case 'TEXT_UNREADABLE':
      return { code: FILE_CODES[code], place };
  }
};

const PARAMS: Readonly<Partial<Record<SpreadsheetProblem['code'], FileProblem['params']>>> = {
  'too-large': { maximum_mb: Math.floor(DISBURSEMENT_POLICY.maxFileBytes / 1024 / 1024) },
  'cell-too-long': { maximum: 32_767 },
  'too-many-rows': { maximum: DISBURSEMENT_POLICY.mostItems },
};

const problemOf = ({ code, row, cell }: SpreadsheetProblem): FileProblem => {
  const params = PARAMS[code];
  return {
    code: FILE_CODES[code],
    ...(params && { params }),
    place: cell ?? (row === undefined ? 'file' : String(row)),
  };
};
