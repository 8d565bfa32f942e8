import { HEADER_WITHIN, sheetReaderOf } from '@dasbor/domain/sheets';
import type {
  Cell,
  FileNote,
  FileRead,
  SheetForm,
  SheetProblemCode,
  WrittenRow,
} from '@dasbor/domain/sheets';
import type { ProblemParams } from '@dasbor/domain/kernel';
import { columnName, coverOf, hiddenAmong, openSpreadsheet, SpreadsheetProblem } from '@dasbor/spreadsheet';
import type { Row as FileRow } from '@dasbor/spreadsheet';
import { gunzip } from '@dasbor/spreadsheet/node';
import { FILE_CODES } from './problems.ts';
import type { FileProblem } from './problems.ts';

/** What a feature reads from a file: its columns, and what the sender may not expect. */
export type FileSheet = {
  form: SheetForm<string>;
  notes: (file: FileRead) => readonly FileNote[];
  fileBytes: number;
};

export type FileRows =
  | { ok: true; format: 'xlsx' | 'csv'; rows: WrittenRow[]; notes: readonly FileNote[] }
  | { ok: false; problem: FileProblem };

/** The rows of a file by its header, each cell as written; or the problem and its position. */
export const readFileRows = async (
  wanted: FileSheet,
  file: Blob,
  signal?: AbortSignal,
): Promise<FileRows> => {
  try {
    return await read(wanted, file, signal);
  } catch (error) {
    if (error instanceof Found) return { ok: false, problem: error.problem };
    if (error instanceof SpreadsheetProblem) return { ok: false, problem: problemOf(error, wanted) };
    throw error;
  }
};

const read = async (wanted: FileSheet, file: Blob, signal: AbortSignal | undefined): Promise<FileRows> => {
  const { form } = wanted;
  const sheet = await openSpreadsheet(file, { gunzip, ...(signal && { signal }) });
  const reader = sheetReaderOf(form, sheet.separator ? { separator: sheet.separator } : {});
  const rows: WrittenRow[] = [];
  let hiddenRows = 0;
  const seen = new Map<number, readonly string[]>();
  for await (const chunk of sheet.rows()) {
    for (const row of chunk.rows) {
      if (seen.size < HEADER_WITHIN) seen.set(row.number, namesIn(row));
      const taken = reader.take(row);
      if (!taken.ok) throw new Found(sheetProblem(taken.problem, seen, form));
      if (!taken.value) continue;
      if (row.hidden) hiddenRows += 1;
      rows.push(kept(taken.value, form));
    }
  }
  const ended = reader.end();
  if (!ended.ok) throw new Found(sheetProblem(ended.problem, seen, form));
  const { format, sheet: name, sheets } = sheet;
  const hiddenColumns = hiddenAmong(
    sheet.hiddenColumns,
    Object.values(ended.value.places).filter((place) => place !== undefined),
  );
  const under = reader.underMerges(rows, coverOf(sheet.merged));
  const notes = wanted.notes({ sheet: name, sheets, hiddenRows, hiddenColumns, merged: under.ranges });
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
const kept = ({ number, cells }: WrittenRow, { columns }: FileSheet['form']): WrittenRow => {
  const row: Partial<Record<string, Cell>> = {};
  for (const { field } of columns) {
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
  { limits }: FileSheet['form'],
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
      return { code: FILE_CODES[code], params: { maximum: limits.rows }, place };
    case 'CELL_TOO_LONG':
      return { code: FILE_CODES[code], params: { maximum: limits.cell }, place };
    case 'NO_ROWS':
    case 'TEXT_UNREADABLE':
      return { code: FILE_CODES[code], place };
  }
};

const paramsOf = (
  code: SpreadsheetProblem['code'],
  { form, fileBytes }: FileSheet,
): FileProblem['params'] => {
  if (code === 'too-large') return { maximum_mb: Math.floor(fileBytes / 1024 / 1024) };
  if (code === 'cell-too-long') return { maximum: 32_767 };
  return code === 'too-many-rows' ? { maximum: form.limits.rows } : undefined;
};

const problemOf = ({ code, row, cell }: SpreadsheetProblem, wanted: FileSheet): FileProblem => {
  const params = paramsOf(code, wanted);
  return {
    code: FILE_CODES[code],
    ...(params && { params }),
    place: cell ?? (row === undefined ? 'file' : String(row)),
  };
};
