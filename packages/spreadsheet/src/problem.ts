import { columnName } from './column.ts';

/** File problems by code; screens translate them. These messages are for logs. */
const MESSAGES = {
  'too-large': 'The file is larger than allowed.',
  'not-a-spreadsheet': 'The file is neither xlsx nor csv, whatever its name says.',
  'legacy-xls': 'The file is of the old xls kind: save it as xlsx or csv.',
  'other-spreadsheet': 'The file is a spreadsheet of another kind (ods, xlsb): save it as xlsx or csv.',
  encrypted: 'The file is protected by a password.',
  'zip-broken': 'The file is damaged: it cannot be unpacked.',
  'zip-too-many-entries': 'The file has more parts inside than any spreadsheet.',
  'zip-bomb': 'The file unpacks to far more than a spreadsheet of its size.',
  'part-missing': 'The file lacks a part that a spreadsheet must have.',
  'xml-broken': 'The file is damaged: what is inside ends early or makes no sense.',
  'xml-doctype': 'The file declares entities of its own, which no spreadsheet needs.',
  'no-sheet': 'The file has no visible sheet.',
  'sheet-not-found': 'The file has no sheet of that name.',
  'row-order': 'A row stands after a later one, or twice.',
  'cell-twice': 'A cell stands twice.',
  'cell-broken': 'A cell refers to something that the file does not have, or holds more than one value.',
  'cell-too-long': 'A cell holds more than allowed.',
  'too-many-rows': 'The sheet has more rows than allowed.',
  'too-many-columns': 'A row has more columns than allowed.',
  'too-many-cells': 'The sheet has more cells than allowed.',
  'too-much-text': 'The file holds more text than allowed.',
  'text-encoding': 'The text is written in no encoding that is known.',
  'csv-quote': 'Something stands between the closing quote of a cell and the next separator.',
  'csv-quote-open': 'A quote opens a cell and nothing closes it.',
  aborted: 'Reading was stopped.',
} as const;

export type SpreadsheetProblemCode = keyof typeof MESSAGES;

export type ProblemPlace = {
  /** The spreadsheet's row number, from 1. */
  readonly row?: number | undefined;
  /** From 0. */
  readonly column?: number | undefined;
  /** A part of the file, a sheet name or a limit. */
  readonly detail?: string | number | undefined;
};

/** Why a file cannot be read, with the position if known. */
export class SpreadsheetProblem extends Error {
  override readonly name = 'SpreadsheetProblem';
  readonly code: SpreadsheetProblemCode;
  readonly row: number | undefined;
  readonly column: number | undefined;
  readonly detail: string | number | undefined;

  constructor(code: SpreadsheetProblemCode, place: ProblemPlace = {}) {
    super(MESSAGES[code]);
    this.code = code;
    this.row = place.row;
    this.column = place.column;
    this.detail = place.detail;
  }

  /** In spreadsheet notation: `C12`. */
  get cell(): string | undefined {
    if (this.row === undefined || this.column === undefined) return undefined;
    return `${columnName(this.column)}${this.row}`;
  }
}
