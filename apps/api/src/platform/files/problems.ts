import type { SheetProblemCode } from '@dasbor/domain/sheets';
import type { SpreadsheetProblemCode } from '@dasbor/spreadsheet';

/** The contract's codes for problems with a file. */
export const FILE_CODES = {
  'too-large': 'DPAY_FILE_TOO_LARGE',
  'not-a-spreadsheet': 'DPAY_FILE_NOT_SPREADSHEET',
  'legacy-xls': 'DPAY_FILE_OLD_SPREADSHEET',
  'other-spreadsheet': 'DPAY_FILE_OLD_SPREADSHEET',
  encrypted: 'DPAY_FILE_PROTECTED',
  'zip-broken': 'DPAY_FILE_DAMAGED',
  'zip-too-many-entries': 'DPAY_FILE_TOO_COMPLEX',
  'zip-bomb': 'DPAY_FILE_TOO_COMPLEX',
  'part-missing': 'DPAY_FILE_DAMAGED',
  'xml-broken': 'DPAY_FILE_DAMAGED',
  'xml-doctype': 'DPAY_FILE_TOO_COMPLEX',
  'no-sheet': 'DPAY_FILE_EMPTY',
  'sheet-not-found': 'DPAY_FILE_EMPTY',
  'row-order': 'DPAY_FILE_DAMAGED',
  'cell-twice': 'DPAY_FILE_DAMAGED',
  'cell-broken': 'DPAY_FILE_DAMAGED',
  'cell-too-long': 'DPAY_FILE_CELL_TOO_LONG',
  'too-many-rows': 'DPAY_FILE_TOO_MANY_ROWS',
  'too-many-columns': 'DPAY_FILE_TOO_COMPLEX',
  'too-many-cells': 'DPAY_FILE_TOO_COMPLEX',
  'too-much-text': 'DPAY_FILE_TOO_COMPLEX',
  'text-encoding': 'DPAY_FILE_TEXT_UNREADABLE',
  'csv-quote': 'DPAY_FILE_QUOTES_BROKEN',
  'csv-quote-open': 'DPAY_FILE_QUOTES_BROKEN',
  aborted: 'DPAY_FILE_TOO_SLOW',
  HEADER_UNKNOWN: 'DPAY_FILE_COLUMNS_MISSING',
  HEADER_TWICE: 'DPAY_FILE_COLUMN_TWICE',
  NO_ROWS: 'DPAY_FILE_EMPTY',
  TOO_MANY_ROWS: 'DPAY_FILE_TOO_MANY_ROWS',
  CELL_TOO_LONG: 'DPAY_FILE_CELL_TOO_LONG',
  TEXT_UNREADABLE: 'DPAY_FILE_TEXT_UNREADABLE',
} as const satisfies Record<SpreadsheetProblemCode | SheetProblemCode, string>;

/** A problem with its position: a cell (`C12`), a row number, or the whole file. */
export type FileProblem = {
  code: (typeof FILE_CODES)[keyof typeof FILE_CODES];
  params?: Readonly<Record<string, string | number>>;
  place: string;
};
