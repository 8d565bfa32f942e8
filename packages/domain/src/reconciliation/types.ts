import type { CalendarDate, Rupiah } from '../kernel/index.ts';

/** From the view of the bank account: money that comes in, or goes out. */
export type Direction = 'in' | 'out';

/** One transaction of a bank statement. */
export type BankLine = {
  /** The row number that the spreadsheet shows. It identifies the line. */
  readonly row: number;
  readonly date: CalendarDate;
  readonly direction: Direction;
  readonly amount: Rupiah;
  /** Banks book interest and tax in hundredths of a rupiah; ours are whole. */
  readonly sen: number;
  readonly description: string;
};

export const RECORD_KINDS = ['settlement', 'withdrawal', 'top_up'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One movement between us and the bank account: a settlement, a top up, or one bank transfer of a withdrawal. */
export type OurRecord = {
  /** Unique. A withdrawal above the bank's limit has several transfers, and so several keys. */
  readonly key: string;
  readonly kind: RecordKind;
  readonly id: string;
  readonly date: CalendarDate;
  readonly amount: Rupiah;
  /** What a bank may print in the description: our ID, the bank's reference, the virtual account number. */
  readonly references: readonly string[];
  /** The bank account that a withdrawal went to. */
  readonly account?: string;
};

export const GROUPS = ['matched', 'probable', 'missing', 'unknown'] as const;
/** `missing`: ours, absent at the bank. `unknown`: the bank's, absent here. */
export type Group = (typeof GROUPS)[number];

/** Why a line and a record belong together, or why that is only probable. */
export type Why =
  | { readonly code: 'REFERENCE' | 'UNIQUE' | 'SUM_OF_TWO' }
  | { readonly code: 'SEVERAL'; readonly candidates: number }
  | { readonly code: 'DATE_DIFFERS'; readonly days: number }
  | { readonly code: 'AMOUNT_DIFFERS' };

export type ReconciliationRow = {
  readonly key: string;
  readonly group: Group;
  readonly lines: readonly BankLine[];
  readonly records: readonly OurRecord[];
  /** Null if nothing was found. */
  readonly why: Why | null;
  /** What a person decided about a probable match: its key. */
  readonly decided?: { readonly match: string; readonly as: Decision };
  /** A missing record that the next statement may still show. */
  readonly mayFollow?: boolean;
};

export type Decision = 'confirmed' | 'rejected';

/** Days of a statement, both inclusive. */
export type Period = { readonly from: CalendarDate; readonly to: CalendarDate };
