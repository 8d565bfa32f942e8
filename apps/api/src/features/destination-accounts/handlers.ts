import { may } from '@dasbor/domain/access';
import { usesFor } from '@dasbor/domain/destination-accounts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { checkOwnAccount } from './account-holder.ts';
import { isSameAccount, whyNotAnother } from './another.ts';
import { addOwn } from './own.ts';
import { readAccount } from './read-account.ts';
import { findOwnAccount, lockAccounts, removeAccount, selectAccounts } from './repository.ts';
import { isShownFor, toDestinationAccount } from './rows.ts';
import { tell } from './tell.ts';

export {
  addWhitelistedAccount,
  approveWhitelistedAccount,
  listWhitelistedAccounts,
  rejectWhitelistedAccount,
  removeWhitelistedAccount,
} from './transfers.ts';

/** Each person sees the accounts that they have to do with. */
export const listDestinationAccounts: Handler<'listDestinationAccounts'> = async (call) => {
  const { tx, session } = call;
  const { uses } = readerOf(call);
  const own = may(session, { permission: 'withdrawal.view', feature: 'balance' });
  if (uses.length === 0 && !own.ok) return problem(own.problem.code, own.problem.params);
  const rows = (await selectAccounts(tx)).filter((row) => isShownFor(row, uses));
  return ok({ data: rows.map((row) => toDestinationAccount(row, readerOf(call))) });
};

/** The bank is asked; the code confirms what the message named. */
export const createDestinationAccount: Handler<'createDestinationAccount'> = async (call) => {
  const { body, tx } = call;
  const read = readAccount(body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  await lockAccounts(tx);
  const refusal = await whyNotAnother(call, read.account);
  if (refusal) return refusal;
  const checked = await checkOwnAccount(call, read.account);
  if (checked.kind === 'problem') return checked;
  const listed = (await selectAccounts(tx)).find(isSameAccount(read.account));
  const row = await addOwn(call, { account: read.account, stated: checked.bankAccountName, listed });
  await tell(call, { action: 'destination_account.added', row, after: body });
  return ok({ data: toDestinationAccount(row, readerOf(call)) }, { status: 201 });
};

export const removeDestinationAccount: Handler<'removeDestinationAccount'> = async (call) => {
  const { params, tx, now, session } = call;
  const row = await findOwnAccount(tx, params.id);
  if (!row) return problem('DPAY_DESTINATION_ACCOUNT_NOT_FOUND');
  await removeAccount(tx, { id: row.id, by: session.name, now });
  await tell(call, { action: 'destination_account.removed', row });
  return done();
};

/** Called by the form before its review. */
export const inquireDestinationAccount: Handler<'inquireDestinationAccount'> = async (call) => {
  const read = readAccount(call.body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const { bank, accountNumber } = read.account;
  const checked = await checkOwnAccount(call, read.account);
  if (checked.kind === 'problem') return checked;
  return ok({
    data: {
      bank_code: bank.code,
      bank_name: bank.name,
      account_number: accountNumber,
      bank_account_name: checked.bankAccountName,
    },
  });
};

const readerOf = ({ session, now }: Pick<Call, 'session' | 'now'>) => ({
  now,
  uses: usesFor(session, 'view'),
  masked: session.masksPersonalData,
});
