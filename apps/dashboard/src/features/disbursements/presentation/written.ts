import type { DisbursementItem } from '../api/types.ts';

/** The recipient. A value that cannot be parsed is shown as written. */
export function nameOf({ account_owner_name: name, cells }: DisbursementItem): string {
  return name ?? (cells.account_owner_name || '–');
}

export function accountOf({ bank_name: bank, account_number: number, cells }: DisbursementItem): string {
  return [bank ?? cells.bank_code, number ?? cells.account_number].filter(Boolean).join(' · ') || '–';
}

export function amountOf({ amount, cells }: DisbursementItem): number | string {
  return amount ?? (cells.amount || '–');
}
