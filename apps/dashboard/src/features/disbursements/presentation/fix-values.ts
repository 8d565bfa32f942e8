import {
  BANK_ISSUES,
  type BankFinder,
  checkRow,
  type IssueCode,
  ISSUES,
  kindSaidBy,
  PAYOUT_COLUMNS,
  type PayoutField,
  typedRow,
} from '@dasbor/domain/disbursements';
import { type Cell, type Row } from '@dasbor/domain/sheets';
import type { DisbursementItem, ItemIssue, PayoutChange } from '../api/types.ts';

/** The cells of a row as they are typed. */
export type RowValues = Readonly<Record<PayoutField, string>>;

export const ROW_FIELDS: readonly PayoutField[] = PAYOUT_COLUMNS.map(({ field }) => field);

export const valuesOf = ({ cells }: Pick<DisbursementItem, 'cells'>): RowValues =>
  Object.fromEntries(ROW_FIELDS.map((field) => [field, cells[field] ?? ''])) as Record<PayoutField, string>;

type Fixed = Pick<DisbursementItem, 'cells' | 'issues'>;

/** The row as stored on the server. The kind of each cell is derived from its issues. */
export const writtenRow = ({ cells, issues }: Fixed): Row & Readonly<Record<PayoutField, Cell>> =>
  Object.fromEntries(
    ROW_FIELDS.map((field): [PayoutField, Cell] => {
      const text = cells[field] ?? '';
      const said = issues.filter((issue) => issue.field === field).map(({ code }) => kindSaidBy(code));
      return [field, { text, kind: said.find(Boolean) ?? (text === '' ? 'empty' : 'text') }];
    }),
  ) as Record<PayoutField, Cell>;

/** The changed cells, by the server's rule. A cell in `typed` can count as changed even if its text is the same: retyping confirms it. */
export const changesOf = (
  item: Fixed,
  values: RowValues,
  typed: ReadonlySet<PayoutField> = NOTHING_TYPED,
): PayoutChange => {
  const before = writtenRow(item);
  const texts = Object.fromEntries(
    ROW_FIELDS.filter((field) => typed.has(field) || values[field] !== before[field].text).map((field) => [
      field,
      values[field],
    ]),
  );
  const after = typedRow(before, texts);
  return Object.fromEntries(Object.entries(texts).filter(([field]) => after[field] !== before[field]));
};

const NOTHING_TYPED: ReadonlySet<PayoutField> = new Set();

/** Whether the user may confirm a cell as it is, although it was read with a problem. */
export const mayStand = ({ code }: Pick<ItemIssue, 'code'>): boolean => MAY_STAND.has(code);

const MAY_STAND: ReadonlySet<string> = new Set([
  'CELLS_BEYOND_HEADER',
  'AMOUNT_BESIDE_DIGITS',
  'LEADING_ZEROS_LOST',
  'LEADING_ZEROS_POSSIBLE',
] satisfies IssueCode[]);

/**
 * The current problems. Changed cells are validated here; other cells keep the problems from the server and the banks. A new bank has its
 * own limits and number format, and no bank has checked a new account yet.
 */
export const issuesNow = (
  item: Fixed,
  values: RowValues,
  findBank: BankFinder,
  typed?: ReadonlySet<PayoutField>,
): readonly ItemIssue[] => {
  const changed = new Set(Object.keys(changesOf(item, values, typed)));
  const isAnew = (field: PayoutField) =>
    changed.has(field) || (changed.has('bank_code') && DESTINATION.has(field));
  const isOtherAccount = changed.has('bank_code') || changed.has('account_number');
  const holds = ({ field, code }: ItemIssue) => !isAnew(field) && !(isOtherAccount && OF_A_BANK.has(code));
  const row = Object.fromEntries(
    ROW_FIELDS.map((field) => [
      field,
      { text: values[field], kind: values[field] === '' ? ('empty' as const) : ('text' as const) },
    ]),
  );
  const anew = checkRow(row, findBank).issues.map((issue) => ({ ...issue, level: ISSUES[issue.code] }));
  return [...item.issues.filter(holds), ...anew.filter(({ field }) => isAnew(field))];
};

/** Whether the edit can be sent. Problems in other cells can be fixed later. */
export const mayBeSaved = (
  item: Fixed,
  values: RowValues,
  findBank: BankFinder,
  typed?: ReadonlySet<PayoutField>,
): 'unchanged' | 'wrong' | 'yes' => {
  const changed = Object.keys(changesOf(item, values, typed));
  if (changed.length === 0) return 'unchanged';
  const isWrong = issuesNow(item, values, findBank, typed).some(
    ({ field, level }) => level === 'error' && changed.includes(field),
  );
  return isWrong ? 'wrong' : 'yes';
};

const OF_A_BANK: ReadonlySet<string> = BANK_ISSUES;
const DESTINATION: ReadonlySet<PayoutField> = new Set(['account_number', 'amount']);
