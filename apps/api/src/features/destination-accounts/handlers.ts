import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { checkOwnAccount } from './account-holder.ts';
import { whyNotAnother } from './another.ts';
import { readAccount } from './read-account.ts';
import { insertAccount, lockAccounts, removeAccount, selectAccounts } from './repository.ts';
import { toDestinationAccount } from './rows.ts';

export const listDestinationAccounts: Handler<'listDestinationAccounts'> = async ({ tx, now }) =>
  ok({ data: (await selectAccounts(tx)).map((row) => toDestinationAccount(row, now)) });

/** The bank is asked; the code confirms what the message named. */
export const createDestinationAccount: Handler<'createDestinationAccount'> = async (call) => {
  const { body, tx, now, deps, session, by } = call;
  const read = readAccount(body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const { bank, accountNumber, accountName } = read.account;
  await lockAccounts(tx);
  const refusal = await whyNotAnother(call, read.account);
  if (refusal) return refusal;
  const checked = await checkOwnAccount(call, read.account);
  if (checked.kind === 'problem') return checked;

  const row = await insertAccount(tx, {
    id: deps.ids.next('destination_account', now),
    bank_code: bank.code,
    account_number: accountNumber,
    account_name: accountName,
    bank_account_name: checked.bankAccountName,
    created_by: session.name,
    created_at: now.toISOString(),
  });
  await audit.record(tx, by, { action: 'destination_account.added', target: row.id, after: body });
  await outbox.add(tx, { topic: 'settings.balance_changed', aggregate: session.merchantId, payload: {} });
  return ok({ data: toDestinationAccount(row, now) }, { status: 201 });
};

export const removeDestinationAccount: Handler<'removeDestinationAccount'> = async (call) => {
  const { params, tx, now, session, by } = call;
  const isRemoved = await removeAccount(tx, { id: params.id, by: session.name, now });
  if (!isRemoved) return problem('DPAY_DESTINATION_ACCOUNT_NOT_FOUND');
  await audit.record(tx, by, { action: 'destination_account.removed', target: params.id });
  await outbox.add(tx, { topic: 'settings.balance_changed', aggregate: session.merchantId, payload: {} });
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
