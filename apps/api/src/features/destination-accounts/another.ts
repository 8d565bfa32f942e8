import { decideAnother } from '@dasbor/domain/destination-accounts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { isOwnName } from './account-holder.ts';
import { readAccount } from './read-account.ts';
import type { WrittenAccount } from './read-account.ts';
import { selectAccounts } from './repository.ts';

/** Why this account cannot be added, as far as the list and the names of the merchant tell. */
export const whyNotAnother = async (
  call: Pick<Call, 'tx' | 'deps' | 'session'>,
  { bank, accountNumber, accountName }: WrittenAccount,
): Promise<Refusal | undefined> => {
  if (!(await isOwnName(call, accountName)))
    return problem('DPAY_INVALID_REQUEST', undefined, {
      errors: [{ field: 'account_name', code: 'DPAY_HOLDER_NOT_MERCHANT' }],
    });
  const accounts = await selectAccounts(call.tx);
  const isKnown = accounts.some((row) => row.bank_code === bank.code && row.account_number === accountNumber);
  if (isKnown) return problem('DPAY_DESTINATION_ACCOUNT_EXISTS');
  const another = decideAnother(accounts.length);
  return another.ok ? undefined : problem(another.problem.code);
};

/** Checked before a code is sent. */
export const refuseDestinationAccount: RefusesAction<'createDestinationAccount'> = async (call, action) => {
  const read = readAccount(action);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  return whyNotAnother(call, read.account);
};
