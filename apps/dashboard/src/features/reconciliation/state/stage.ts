import type { BankLine, OurRecord, ReconciliationRow, RecordKind } from '@dasbor/domain/reconciliation';
import type { ColumnPreview, StatementFacts, StatementFileProblem } from '../worker/messages.ts';

/** A statement that was read. */
export type ReadStatement = {
  readonly file: File;
  readonly facts: StatementFacts;
  readonly lines: readonly BankLine[];
};

/** What of our side is compared. */
export type Choice = {
  readonly kinds: readonly RecordKind[];
  /** The account that withdrawals went to; undefined for all. */
  readonly account: string | undefined;
};

export type Result = {
  readonly statement: ReadStatement;
  readonly records: readonly OurRecord[];
  readonly choice: Choice;
  readonly rows: readonly ReconciliationRow[];
  /** Finds the notes and decisions for this statement again. */
  readonly content: string;
};

export type Stage =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading'; readonly file: File; readonly rows: number; readonly share: number }
  | { readonly kind: 'refused'; readonly file: File; readonly problem: StatementFileProblem }
  | { readonly kind: 'columns'; readonly file: File; readonly preview: ColumnPreview }
  | { readonly kind: 'duplicates'; readonly statement: ReadStatement }
  | {
      readonly kind: 'collecting';
      readonly statement: ReadStatement;
      readonly counts: Readonly<Partial<Record<RecordKind, number>>>;
    }
  | { readonly kind: 'failed'; readonly statement: ReadStatement; readonly error: unknown };

/** Our records that are compared with the statement. */
export const comparedRecords = (
  records: readonly OurRecord[],
  { kinds, account }: Choice,
): readonly OurRecord[] =>
  records.filter(
    (record) =>
      kinds.includes(record.kind) &&
      (record.account === undefined || account === undefined || record.account === account),
  );

export const accountsOf = (records: readonly OurRecord[]): readonly string[] =>
  [...new Set(records.flatMap(({ account }) => account ?? []))].sort();
