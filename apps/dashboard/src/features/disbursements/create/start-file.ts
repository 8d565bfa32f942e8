import type { RowReturn } from '../api/types.ts';

const PAYMENT_ID = /^pay_[0-9A-HJKMNP-TV-Z]{26}$/;
/** The row after the header. */
const FIRST_ROW = 2;
const AMOUNT = /^[1-9]\d{0,14}$/;

export type StartFile = { readonly file: File; readonly returns: readonly RowReturn[] };

/**
 * The file that a link to this page starts with (`disbursementPaths.returning`): one row with an amount, without a recipient. Links come
 * from anywhere, so they never name one.
 */
export const startFile = (params: URLSearchParams): StartFile | null => {
  const payment = params.get('return') ?? '';
  const amount = params.get('amount') ?? '';
  if (!PAYMENT_ID.test(payment) || !AMOUNT.test(amount)) return null;
  const text = `account_owner_name,bank_code,account_number,amount,email,phone,notes\n,,,${amount},,,Refund ${payment}\n`;
  const file = new File([text], `Refund ${payment}.csv`, { type: 'text/csv' });
  return { file, returns: [{ row: FIRST_ROW, payment_id: payment }] };
};
