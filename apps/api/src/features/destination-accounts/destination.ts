import type { NewAccountLimit } from '@dasbor/domain/destination-accounts';
import { findBank } from '@dasbor/domain/payouts';
import type { Tx } from '../../platform/db/tx.ts';
import { problem } from '../../spec/handlers.ts';
import type { Refusal } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';
import type { Bank } from '../reference/public.ts';
import { findOwnAccount } from './repository.ts';
import { limitOfRow } from './rows.ts';

/** Where a withdrawal goes. */
export type Destination = {
  kind: 'destination';
  id: string;
  bank: Bank;
  accountNumber: string;
  accountName: string;
  bankAccountName: string | null;
  /** While it is new. */
  limit: NewAccountLimit | null;
};

/** One of the merchant's accounts. Its bank may have stopped accepting transfers since it was added. */
export const findDestination = async (tx: Tx, id: string, now: Date): Promise<Destination | Refusal> => {
  const row = await findOwnAccount(tx, id);
  if (!row) return problem('DPAY_DESTINATION_ACCOUNT_NOT_FOUND');
  const bank = findBank(BANKS, row.bank_code);
  if (!bank.ok) return problem(bank.problem.code);
  return {
    kind: 'destination',
    id,
    bank: bank.value,
    accountNumber: row.account_number,
    accountName: row.account_name,
    bankAccountName: row.bank_account_name,
    limit: limitOfRow(row, now),
  };
};
