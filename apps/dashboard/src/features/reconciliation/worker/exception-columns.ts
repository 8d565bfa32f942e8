import type { Group, RecordKind, Why } from '@dasbor/domain/reconciliation';

export const EXCEPTION_COLUMNS = [
  'status',
  'why',
  'bankDate',
  'description',
  'bankIn',
  'bankOut',
  'row',
  'kind',
  'id',
  'ourDate',
  'ourIn',
  'ourOut',
  'note',
] as const;
export type ExceptionColumn = (typeof EXCEPTION_COLUMNS)[number];

/** In the reader's language. `#` stands for the number in a reason. */
export type ExceptionTexts = {
  readonly sheet: string;
  readonly columns: Readonly<Record<ExceptionColumn, string>>;
  readonly groups: Readonly<Record<Group, string>>;
  readonly kinds: Readonly<Record<RecordKind, string>>;
  readonly why: Readonly<Record<Why['code'], string>>;
  readonly mayFollow: string;
  readonly rejected: string;
};
