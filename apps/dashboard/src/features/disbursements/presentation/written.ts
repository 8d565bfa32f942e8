import type { DisbursementItem } from '../api/types.ts';

/** The recipient. A value that cannot be parsed is shown as written. */
export const nameOf = ({ account_owner_name: name, cells }: DisbursementItem): string =>
  name ?? (cells.account_owner_name || '–');

export const accountOf = ({ bank_name: bank, account_number: number, cells }: DisbursementItem): string =>
  [bank ?? cells.bank_code, number ?? cells.account_number].filter(Boolean).join(' · ') || '–';

export const amountOf = ({ amount, cells }: DisbursementItem): number | string =>
  amount ?? (cells.amount || '–');
