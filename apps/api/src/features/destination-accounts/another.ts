import { decideAnother } from '@dasbor/domain/destination-accounts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { isOwnName } from './account-holder.ts';
import { readAccount } from './read-account.ts';
import type { WrittenAccount } from './read-account.ts';
import { selectAccounts } from './repository.ts';
import type { DestinationAccountRow } from './rows.ts';

export const isSameAccount =
  ({ bank, accountNumber }: WrittenAccount) =>
  (row: DestinationAccountRow): boolean =>
    row.bank_code === bank.code && row.account_number === accountNumber;

/** Why this account cannot be added as the merchant's own, as far as the list and the names of the merchant tell. */
export const whyNotAnother = async (
  call: Pick<Call, 'tx' | 'deps' | 'session'>,
  account: WrittenAccount,
): Promise<Refusal | undefined> => {
  if (!(await isOwnName(call, account.accountName)))
    return problem('DPAY_INVALID_REQUEST', undefined, {
      errors: [{ field: 'account_name', code: 'DPAY_HOLDER_NOT_MERCHANT' }],
    });
  const own = (await selectAccounts(call.tx)).filter((row) => row.own_since !== null);
  if (own.some(isSameAccount(account))) return problem('DPAY_DESTINATION_ACCOUNT_EXISTS');
  const another = decideAnother('withdrawals', own.length);
  return another.ok ? undefined : problem(another.problem.code);
};

/** Checked before a code is sent. */
export const refuseDestinationAccount: RefusesAction<'createDestinationAccount'> = async (call, action) => {
  const read = readAccount(action);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  return whyNotAnother(call, read.account);
};
