import type { FundTransferType } from './status.ts';

/** Fields that belong to one kind of transfer only. */
const FIELDS = {
  balance_to_balance: ['destination_subaccount_id'],
  balance_to_bank: ['bank_code', 'account_number', 'account_name'],
} as const satisfies Record<FundTransferType, readonly string[]>;

export type FundTransferField = (typeof FIELDS)[FundTransferType][number];

/**
 * Request fields that belong to the other kind of transfer. Ignoring them could send money to a destination that the caller did not
 * mean.
 */
export const fieldsOfOtherKind = (
  type: FundTransferType,
  body: Readonly<Partial<Record<FundTransferField, string | null | undefined>>>,
): readonly FundTransferField[] => {
  const other = type === 'balance_to_bank' ? FIELDS.balance_to_balance : FIELDS.balance_to_bank;
  return other.filter((field) => body[field] !== undefined && body[field] !== null);
};
