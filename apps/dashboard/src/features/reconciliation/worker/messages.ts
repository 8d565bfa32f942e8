import type { CalendarDate, Language, ProblemParams } from '@dasbor/domain/kernel';
import type {
  BankLine,
  Decisions,
  OurRecord,
  Period,
  ReconciliationRow,
  StatementBank,
  StatementMapping,
  StatementProblemCode,
} from '@dasbor/domain/reconciliation';
import type { SpreadsheetProblemCode } from '@dasbor/spreadsheet';
import type { ExceptionTexts } from './exception-columns.ts';

/** Why a file cannot be used, with the location if there is one. The screen supplies the text. */
export type StatementFileProblem = {
  readonly code: SpreadsheetProblemCode | StatementProblemCode | 'unreadable';
  readonly params?: ProblemParams | undefined;
  /** A spreadsheet reference such as `C12`. */
  readonly place?: string | undefined;
};

/** The columns that a person chose, in a file with these titles. */
export type ChosenColumns = { readonly header: string; readonly mapping: StatementMapping };

/** What a person needs to choose the columns of an unknown layout. */
export type ColumnPreview = {
  /** The key under which the choice is remembered. */
  readonly header: string;
  readonly titles: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly suggested: StatementMapping;
  /** Why the file cannot be read with the columns that were chosen before. */
  readonly problem?: StatementFileProblem;
};

export type StatementFacts = {
  readonly period: Period;
  readonly bank: StatementBank | null;
  /** The key of the titles, under which chosen columns are remembered. */
  readonly header: string;
  readonly pending: number;
  /** Rows that repeat an earlier one in every column. */
  readonly duplicates: readonly number[];
  /** Texts that may contain the account number. */
  readonly about: readonly string[];
};

export type Request =
  | {
      readonly kind: 'read';
      readonly file: Blob;
      readonly today: CalendarDate;
      readonly remembered: readonly ChosenColumns[];
    }
  | {
      readonly kind: 'reconcile';
      readonly lines: readonly BankLine[];
      readonly records: readonly OurRecord[];
      readonly period: Period;
    }
  | {
      readonly kind: 'exceptions';
      readonly format: 'xlsx' | 'csv';
      readonly language: Language;
      readonly rows: readonly ReconciliationRow[];
      readonly decisions: Decisions;
      readonly notes: Readonly<Record<string, string>>;
      readonly texts: ExceptionTexts;
    };

export type Answer =
  | { readonly kind: 'progress'; readonly rows: number; readonly share: number }
  | { readonly kind: 'lines'; readonly lines: readonly BankLine[] }
  | { readonly kind: 'columns'; readonly preview: ColumnPreview }
  | { readonly kind: 'statement'; readonly facts: StatementFacts }
  | { readonly kind: 'rows'; readonly rows: readonly ReconciliationRow[] }
  | { readonly kind: 'reconciled'; readonly content: string }
  | { readonly kind: 'made'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly problem: StatementFileProblem };
