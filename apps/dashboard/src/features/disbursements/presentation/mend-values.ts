import {
  type BankFinder,
  checkRow,
  ISSUES,
  PAYOUT_COLUMNS,
  type PayoutField,
} from '@dasbor/domain/disbursements';
import type { DisbursementItem, ItemIssue, PayoutChange } from '../api/types.ts';

/** The cells of a row as they are typed. */
export type RowValues = Readonly<Record<PayoutField, string>>;

export const ROW_FIELDS: readonly PayoutField[] = PAYOUT_COLUMNS.map(({ field }) => field);

export function valuesOf({ cells }: Pick<DisbursementItem, 'cells'>): RowValues {
  return Object.fromEntries(ROW_FIELDS.map((field) => [field, cells[field] ?? ''])) as Record<
    PayoutField,
    string
  >;
}

/** The cells that now say something else. */
export function changesOf(item: Pick<DisbursementItem, 'cells'>, values: RowValues): PayoutChange {
  const before = valuesOf(item);
  return Object.fromEntries(
    ROW_FIELDS.filter((field) => values[field] !== before[field]).map((field) => [field, values[field]]),
  );
}

/**
 * What is wrong now: of a cell that was changed what the one rule says at once, of the others what the server and the banks
 * said. Another bank has other limits and other numbers, and nobody was asked whose account it is there.
 */
export function issuesNow(
  item: Pick<DisbursementItem, 'cells' | 'issues'>,
  values: RowValues,
  findBank: BankFinder,
): readonly ItemIssue[] {
  const changed = new Set(Object.keys(changesOf(item, values)));
  const isAnew = (field: PayoutField) =>
    changed.has(field) || (changed.has('bank_code') && DESTINATION.has(field));
  const row = Object.fromEntries(
    ROW_FIELDS.map((field) => [
      field,
      { text: values[field], kind: values[field] === '' ? ('empty' as const) : ('text' as const) },
    ]),
  );
  const anew = checkRow(row, findBank).issues.map((issue) => ({ ...issue, level: ISSUES[issue.code] }));
  return [...item.issues.filter(({ field }) => !isAnew(field)), ...anew.filter(({ field }) => isAnew(field))];
}

/** Whether what was typed may be sent: what is still wrong elsewhere can be mended next. */
export function mayBeSaved(
  item: Pick<DisbursementItem, 'cells' | 'issues'>,
  values: RowValues,
  findBank: BankFinder,
): 'unchanged' | 'wrong' | 'yes' {
  const changed = Object.keys(changesOf(item, values));
  if (changed.length === 0) return 'unchanged';
  const isWrong = issuesNow(item, values, findBank).some(
    ({ field, level }) => level === 'error' && changed.includes(field),
  );
  return isWrong ? 'wrong' : 'yes';
}

const DESTINATION: ReadonlySet<PayoutField> = new Set(['account_number', 'amount']);
