import {
  findLayout,
  headerKey,
  type Layout,
  readLines,
  RECONCILIATION_POLICY,
  type SheetRow,
} from '@dasbor/domain/reconciliation';
import { openSpreadsheet, SpreadsheetProblem } from '@dasbor/spreadsheet';
import { inPortions } from './in-portions.ts';
import type { Answer, ColumnPreview, Request, StatementFileProblem } from './messages.ts';

const SAMPLES = 5;
/** Longer texts in a sample do not help to recognise a column. */
const LONGEST_SAMPLE = 60;

/** Reads a statement, or what a person needs to choose its columns. */
export const readStatement = async (
  { file, today, remembered }: Extract<Request, { kind: 'read' }>,
  send: (answer: Answer) => void,
): Promise<void> => {
  const rows = await rowsOf(file, send);
  if (rows.length === 0) return send({ kind: 'failed', problem: { code: 'EMPTY' } });
  const found = findLayout(rows, (header) => remembered.find((choice) => choice.header === header)?.mapping);
  if (found.kind === 'no-statement') return send({ kind: 'failed', problem: { code: 'NOT_A_STATEMENT' } });
  const { layout } = found;
  if (found.kind === 'unknown') return send({ kind: 'columns', preview: previewOf(rows, layout) });
  const read = readLines(rows, layout, today);
  if (!read.ok) {
    const { code, params } = read.problem;
    const place = params?.['row'] === undefined ? undefined : String(params['row']);
    const problem = { code, params, place };
    // Columns that a person chose may be the reason.
    if (layout.bank === null)
      return send({ kind: 'columns', preview: { ...previewOf(rows, layout), problem } });
    return send({ kind: 'failed', problem });
  }
  const { lines, period, pending, duplicates, about } = read.value;
  for (const portion of inPortions(lines)) send({ kind: 'lines', lines: portion });
  const header = headerKey(layout.titles);
  const facts = { period, bank: layout.bank, header, pending, duplicates: [...duplicates], about };
  return send({ kind: 'statement', facts });
};

const previewOf = (rows: readonly SheetRow[], { headerAt, titles, mapping }: Layout): ColumnPreview => {
  const textsOf = (row: SheetRow | undefined) =>
    titles.map((_, column) => (row?.cells[column]?.text ?? '').slice(0, LONGEST_SAMPLE).toWellFormed());
  return {
    header: headerKey(titles),
    titles: textsOf(rows[headerAt]),
    samples: rows.slice(headerAt + 1, headerAt + 1 + SAMPLES).map(textsOf),
    suggested: mapping,
  };
};

const rowsOf = async (file: Blob, send: (answer: Answer) => void): Promise<readonly SheetRow[]> => {
  const { maxFileBytes: fileBytes } = RECONCILIATION_POLICY;
  const sheet = await openSpreadsheet(file, { limits: { fileBytes, cells: MOST_CELLS } });
  const rows: SheetRow[] = [];
  for await (const chunk of sheet.rows()) {
    for (const { number, cells } of chunk.rows) rows.push({ number, cells });
    if (rows.length > RECONCILIATION_POLICY.mostLines * 2) throw new SpreadsheetProblem('too-many-rows');
    const share = chunk.bytesTotal > 0 ? chunk.bytesRead / chunk.bytesTotal : 0;
    send({ kind: 'progress', rows: rows.length, share });
  }
  return rows;
};

const MOST_CELLS = 2_000_000;

export const problemOf = (error: unknown): StatementFileProblem => {
  if (!(error instanceof SpreadsheetProblem)) return { code: 'unreadable' };
  return { code: error.code, place: error.cell ?? error.row?.toString() };
};
