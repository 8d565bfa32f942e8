import { decideAnother } from '@dasbor/domain/destination-accounts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { readAccount } from './read-account.ts';
import { selectAccounts } from './repository.ts';

/** Why this account cannot be added, as far as the list tells. */
export const whyNotAnother = async (
  { tx }: Pick<Call, 'tx'>,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<Refusal | undefined> => {
  const accounts = await selectAccounts(tx);
  const isKnown = accounts.some((row) => row.bank_code === bankCode && row.account_number === accountNumber);
  if (isKnown) return problem('DPAY_DESTINATION_ACCOUNT_EXISTS');
  const another = decideAnother(accounts.length);
  return another.ok ? undefined : problem(another.problem.code);
};

/** Checked before a code is sent. */
export const refuseDestinationAccount: RefusesAction<'createDestinationAccount'> = async (call, action) => {
  const read = readAccount(action);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const { bank, accountNumber } = read.account;
  return whyNotAnother(call, { bankCode: bank.code, accountNumber });
};
