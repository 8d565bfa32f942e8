import { csvDecimal, csvSeparator } from '@dasbor/domain/kernel';
import {
  type BankLine,
  decide,
  DIRECTION_OF,
  noteKey,
  type OurRecord,
  type ReconciliationRow,
} from '@dasbor/domain/reconciliation';
import { blobOf, type WriteColumn, writeCsv, type WriteValue, writeXlsx } from '@dasbor/spreadsheet';
import { EXCEPTION_COLUMNS, type ExceptionColumn, type ExceptionTexts } from './exception-columns.ts';
import type { Request } from './messages.ts';

/** All rows that are not matched, one line for each transaction and record, with their notes. */
export const exceptionsFile = async ({
  format,
  language,
  rows,
  decisions,
  notes,
  texts,
}: Extract<Request, { kind: 'exceptions' }>): Promise<Blob> => {
  const open = decide(rows, decisions).filter(({ group }) => group !== 'matched');
  const columns = EXCEPTION_COLUMNS.map((name): WriteColumn => ({
    header: texts.columns[name],
    ...LOOKS[name],
  }));
  // A workbook stores numbers with a point and shows them in the language of the reader.
  const decimal: Decimal = (number) => (format === 'csv' ? csvDecimal(number, language) : number);
  const written = open.flatMap((row) =>
    writtenRows(row, { note: notes[noteKey(row)] ?? '', texts, decimal }),
  );
  return format === 'csv'
    ? blobOf('csv', writeCsv(columns, written, { separator: csvSeparator(language) }))
    : blobOf('xlsx', writeXlsx(columns, written, { sheet: texts.sheet }));
};

const LOOKS: Readonly<Record<ExceptionColumn, Omit<WriteColumn, 'header'>>> = {
  status: { width: 24 },
  why: { width: 36 },
  bankDate: { width: 12 },
  description: { width: 48 },
  bankIn: { kind: 'number', width: 16 },
  bankOut: { kind: 'number', width: 16 },
  row: { kind: 'number', width: 8 },
  kind: { width: 16 },
  id: { width: 34 },
  ourDate: { width: 12 },
  ourIn: { kind: 'number', width: 16 },
  ourOut: { kind: 'number', width: 16 },
  note: { width: 40 },
};

type Decimal = (number: string) => string;

const writtenRows = (
  row: ReconciliationRow,
  { note, texts, decimal }: { note: string; texts: ExceptionTexts; decimal: Decimal },
): readonly (readonly WriteValue[])[] =>
  Array.from({ length: Math.max(row.lines.length, row.records.length) }, (_, n) => {
    const cells: Record<ExceptionColumn, WriteValue> = {
      status: texts.groups[row.group],
      why: whyOf(row, texts),
      ...lineCells(row.lines[n], decimal),
      ...recordCells(row.records[n], texts),
      note,
    };
    return EXCEPTION_COLUMNS.map((column) => cells[column]);
  });

const lineCells = (line: BankLine | undefined, decimal: Decimal) => {
  const amount =
    line && (line.sen === 0 ? line.amount : decimal(`${line.amount}.${String(line.sen).padStart(2, '0')}`));
  return {
    bankDate: line?.date,
    description: line?.description,
    bankIn: line?.direction === 'in' ? amount : undefined,
    bankOut: line?.direction === 'out' ? amount : undefined,
    row: line?.row,
  };
};

const recordCells = (record: OurRecord | undefined, { kinds }: ExceptionTexts) => {
  const direction = record && DIRECTION_OF[record.kind];
  return {
    kind: record && kinds[record.kind],
    id: record?.id,
    ourDate: record?.date,
    ourIn: direction === 'in' ? record?.amount : undefined,
    ourOut: direction === 'out' ? record?.amount : undefined,
  };
};

const whyOf = ({ why, decided, mayFollow }: ReconciliationRow, texts: ExceptionTexts): string => {
  if (decided?.as === 'rejected') return texts.rejected;
  if (mayFollow) return texts.mayFollow;
  if (!why) return '';
  const number =
    why.code === 'DATE_DIFFERS' ? Math.abs(why.days) : why.code === 'SEVERAL' ? why.candidates : '';
  return texts.why[why.code].replace('#', String(number));
};
