import sql, { empty } from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/outbox.ts';
import { answerList } from '../../spec/answer-list.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { readDestination } from '../withdrawals/public.ts';
import { toWhitelistedAccount } from './rows.ts';
import { countWhitelist, dropAccount, keepAccount, selectWhitelist } from './whitelist-repository.ts';

export const listWhitelistedAccounts: Handler<'listWhitelistedAccounts'> = (call) =>
  answerList(call, {
    of: sql`true`,
    hidden: sql`account_number`,
    filtered: empty,
    select: selectWhitelist,
    count: countWhitelist,
    present: async (rows) => rows.map((row) => toWhitelistedAccount(row, call.session.masksPersonalData)),
  });

export const addWhitelistedAccount: Handler<'addWhitelistedAccount'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  const read = readDestination(body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const { bank, accountNumber, accountName } = read.destination;
  const row = await keepAccount(tx, {
    id: deps.ids.next('whitelisted_account', now),
    bank_code: bank.code,
    bank_name: bank.name,
    account_number: accountNumber,
    account_name: accountName,
    added_by: session.name,
    created_at: now.toISOString(),
  });
  await audit.record(tx, call.by, { action: 'whitelist.account_added', target: row.id, after: body });
  await outbox.add(tx, {
    topic: 'subaccount.whitelist_changed',
    aggregate: row.id,
    payload: { status: 'added' },
  });
  return ok({ data: toWhitelistedAccount(row, session.masksPersonalData) }, { status: 201 });
};

export const removeWhitelistedAccount: Handler<'removeWhitelistedAccount'> = async (call) => {
  const { params, tx } = call;
  if (!(await dropAccount(tx, params.id))) return problem('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
  await audit.record(tx, call.by, { action: 'whitelist.account_removed', target: params.id });
  await outbox.add(tx, {
    topic: 'subaccount.whitelist_changed',
    aggregate: params.id,
    payload: { status: 'removed' },
  });
  return done();
};
