import type { SpreadsheetProblemCode } from '@dasbor/spreadsheet';
import type { SheetProblemCode } from '../intake.ts';

/** Why a file cannot be used, with the location if there is one. The screen supplies the text. */
export type FileProblem = {
  readonly code: SpreadsheetProblemCode | SheetProblemCode | 'unreadable';
  readonly params?: Readonly<Record<string, string | number>>;
  /** A spreadsheet reference such as `C12`, or only a row number. */
  readonly place?: string | undefined;
};
