import type { FundTransferType } from './status.ts';

/** What only one kind of transfer is told by. */
const FIELDS = {
  balance_to_balance: ['destination_subaccount_id'],
  balance_to_bank: ['bank_code', 'account_number', 'account_name'],
} as const satisfies Record<FundTransferType, readonly string[]>;

export type FundTransferField = (typeof FIELDS)[FundTransferType][number];

/**
 * Fields that say something of the other kind of transfer. Money is not sent on one half of a request while the other half is left
 * out unread: whoever wrote both meant one of them.
 */
export function fieldsOfOtherKind(
  type: FundTransferType,
  body: Readonly<Partial<Record<FundTransferField, string | null | undefined>>>,
): readonly FundTransferField[] {
  const other = type === 'balance_to_bank' ? FIELDS.balance_to_balance : FIELDS.balance_to_bank;
  return other.filter((field) => body[field] !== undefined && body[field] !== null);
}
