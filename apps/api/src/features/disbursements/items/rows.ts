import { maskAccountNumber, maskEmail, maskPhone, maskWithin } from '@dasbor/domain/access';
import { bankFinder, changesBetween, isBlocking, itemOutcome } from '@dasbor/domain/disbursements';
import type { BankFinder, BatchOutcome, FieldChange, Issue } from '@dasbor/domain/disbursements';
import type { Cell } from '@dasbor/domain/sheets';
import { isFinalTransfer, isSameHolder, maskName } from '@dasbor/domain/payouts';
import type { PayoutStatus } from '@dasbor/domain/payouts';
import { toCharged } from '../../../platform/payouts/transfers.ts';
import type { TransferRow } from '../../../platform/payouts/transfers.ts';
import type { SuccessBody } from '../../../spec/handlers.ts';
import { nameOfBank, PAYOUT_BANKS } from './banks.ts';

export type DisbursementItem = SuccessBody<'getDisbursementItem'>['data'];
type Cells = Readonly<Partial<Record<string, Cell>>>;

export type ItemRow = {
  id: string;
  disbursement_id: string;
  row: number;
  status: DisbursementItem['status'];
  cells: Cells;
  original_cells: Cells | null;
  issues: Issue[];
  duplicate_row: number | null;
  paid_before: { batch: string; batch_id: string; date: string; balance?: string } | null;
  waits_in: { batch: string; batch_id: string; balance?: string } | null;
  account_owner_name: string | null;
  bank_code: string | null;
  account_number: string | null;
  amount: string | null;
  paid_amount: string;
  email_recipient: string | null;
  phone_number: string | null;
  notes: string | null;
  returns_payment_id: string | null;
  parts: number | null;
  bank_account_name: string | null;
  accepted_name: string | null;
  failure_code: string | null;
  retriggerable: boolean;
  attempt: number;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
};

/** `masked` for viewers who may not see personal data. */
export const toItem = (
  row: ItemRow,
  transfers: readonly TransferRow[],
  masked: boolean,
): DisbursementItem => {
  const hide = hiding(masked);
  const outcome = outcomeOf(row, transfers);
  return {
    id: row.id,
    disbursement_id: row.disbursement_id,
    row: row.row,
    status: row.status,
    account_owner_name: row.account_owner_name && hide.text(row.account_owner_name),
    bank_code: row.bank_code,
    bank_name: row.bank_code && nameOfBank(row.bank_code),
    account_number: row.account_number && hide.account_number(row.account_number),
    amount: row.amount === null ? null : Number(row.amount),
    email_recipient: row.email_recipient && hide.email_recipient(row.email_recipient),
    phone_number: row.phone_number && hide.phone_number(row.phone_number),
    notes: row.notes && hide.text(row.notes),
    returns_payment_id: row.returns_payment_id,
    cells: toCells(row.cells, hide),
    issues: issuesOf(row, hide),
    bank_account_name: bankNameOf(row),
    changed: changesOf(row).length > 0,
    fee: outcome?.arrived.fee ?? 0,
    ppn: outcome?.arrived.ppn ?? 0,
    outcome,
    currency: 'IDR',
    failure_code: row.failure_code,
    retriggerable: row.retriggerable,
    transfers: transfers.map(toTransfer),
    created_at: row.created_at,
    updated_at: row.updated_at,
    completed_at: row.completed_at,
  };
};

/** Which fields of a payout are shown to whom. */
export const hiding = (masked: boolean): Hide => (masked ? HIDDEN : SHOWN);

type Hide = Record<'account_number' | 'email_recipient' | 'phone_number' | 'text', (text: string) => string>;
const asItIs = (text: string): string => text;
const SHOWN: Hide = { account_number: asItIs, email_recipient: asItIs, phone_number: asItIs, text: asItIs };
const HIDDEN: Hide = {
  account_number: maskAccountNumber,
  email_recipient: maskEmail,
  phone_number: maskPhone,
  text: maskWithin,
};

/** The cells as text, as written. */
export const toCells = (cells: Cells, hide: Hide = SHOWN): DisbursementItem['cells'] =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([field, cell]) =>
      cell ? [[field, shownText(field, cell.text, hide)]] : [],
    ),
  );

const shownText = (field: string, text: string, hide: Hide): string => {
  if (text === '' || field === 'amount') return text;
  // Masks other columns too, because numbers are often in the wrong column.
  return hide[field in hide ? (field as keyof Hide) : 'text'](text);
};

/** The changes to a row since its upload. Many rows share one finder, because they name few banks. */
export const changesOf = (
  { original_cells: before, cells }: { original_cells: Cells | null; cells: Cells | null },
  findBank: BankFinder = bankFinder(PAYOUT_BANKS),
): readonly FieldChange[] =>
  before === null || cells === null ? [] : changesBetween(before, cells, findBank);

export const toChanges = (changes: readonly FieldChange[], hide: Hide): FieldChange[] =>
  changes.map(({ field, before, after }) => ({
    field,
    before: shownText(field, before, hide),
    after: shownText(field, after, hide),
  }));

export const issuesOf = (
  {
    issues,
    duplicate_row,
    paid_before,
    waits_in,
  }: Pick<ItemRow, 'issues' | 'duplicate_row' | 'paid_before' | 'waits_in'>,
  hide: Hide = SHOWN,
): DisbursementItem['issues'] =>
  [
    ...issues,
    ...(duplicate_row === null ? [] : [warning('DUPLICATE_IN_FILE', { row: duplicate_row })]),
    ...(paid_before === null
      ? []
      : [warning(otherBatchIssue('DUPLICATE_OF_PAST', paid_before), paid_before)]),
    ...(waits_in === null ? [] : [warning(otherBatchIssue('DUPLICATE_WAITING', waits_in), waits_in)]),
  ].map((issue) => ({
    field: issue.field,
    code: issue.code,
    level: isBlocking(issue) ? 'error' : 'warning',
    ...(issue.params && { params: shownParams(issue.params, hide) }),
  }));

const shownParams = (params: NonNullable<Issue['params']>, hide: Hide) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && !OF_BATCHES.has(name) ? hide.text(value) : value,
    ]),
  );
const OF_BATCHES: ReadonlySet<string> = new Set(['batch', 'batch_id', 'date', 'balance']);

/** A batch paid from another balance is named with that balance. */
const otherBatchIssue = <Code extends 'DUPLICATE_OF_PAST' | 'DUPLICATE_WAITING'>(
  code: Code,
  { balance }: { balance?: string },
): Code | `${Code}_ELSEWHERE` => (balance === undefined ? code : `${code}_ELSEWHERE`);

const warning = (code: Issue['code'], params: NonNullable<Issue['params']>): Issue => ({
  field: 'account_number',
  code,
  params,
});

/** In full only if it equals the written name, so that nobody can learn a name from an account number. */
const bankNameOf = ({ bank_account_name: stated, account_owner_name: written, accepted_name }: ItemRow) => {
  if (stated === null) return null;
  return accepted_name === null && isSameHolder(written ?? '', stated) ? stated : maskName(stated);
};

/** For an item that was sent: only such items have transfers. */
export const outcomeOf = (
  { status }: Pick<ItemRow, 'status'>,
  transfers: readonly TransferRow[],
): BatchOutcome | null =>
  transfers.length === 0 ? null : itemOutcome(status as PayoutStatus, transfers.map(toCharged));

// The internal statuses waiting, sending and unknown are shown as processing.
const toTransfer = (row: TransferRow): DisbursementItem['transfers'][number] => ({
  reference: row.reference,
  attempt: row.attempt,
  amount: Number(row.amount),
  fee: Number(row.fee),
  ppn: Number(row.ppn),
  status: isFinalTransfer(row.status) ? row.status : 'processing',
  failure_code: row.failure_code,
  bank_reference: row.bank_reference,
  ended_at: row.ended_at,
});
