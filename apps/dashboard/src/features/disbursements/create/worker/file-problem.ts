import type { SheetProblemCode } from '@dasbor/domain/disbursements';
import type { SpreadsheetProblemCode } from '@dasbor/spreadsheet';

/** Why nothing of a file can be used, with its place where it has one; a screen has the words. */
export interface FileProblem {
  readonly code: SpreadsheetProblemCode | SheetProblemCode | 'unreadable';
  readonly params?: Readonly<Record<string, string | number>>;
  /** As a spreadsheet names it: `C12`; or the number of a row alone. */
  readonly place?: string | undefined;
}
