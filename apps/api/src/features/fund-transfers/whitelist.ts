import { decideAccountReview } from '@dasbor/domain/fund-transfers';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { checkNamedHolder, readAccount } from '../destination-accounts/public.ts';
import { toWhitelistedAccount } from './rows.ts';
import type { WhitelistedAccountRow } from './rows.ts';
import {
  approveAccount,
  countWhitelist,
  dropAccount,
  keepAccount,
  lockAccount,
  selectWhitelist,
} from './whitelist-repository.ts';

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
  const read = readAccount(body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const checked = checkNamedHolder(call, read.account);
  if (checked.kind === 'problem') return checked;
  const { bank, accountNumber, accountName } = read.account;
  const row = await keepAccount(tx, {
    id: deps.ids.next('whitelisted_account', now),
    bank_code: bank.code,
    bank_name: bank.name,
    account_number: accountNumber,
    account_name: accountName,
    maker_id: session.userId,
    added_by: session.name,
    created_at: now.toISOString(),
  });
  await tell(call, { action: 'added', id: row.id, after: body });
  return ok({ data: toWhitelistedAccount(row, session.masksPersonalData) }, { status: 201 });
};

/** Checked before a code is sent. */
export const refuseAccount: RefusesAction<'addWhitelistedAccount'> = async (_, action) => {
  const read = readAccount(action);
  return read.ok ? undefined : problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
};

export const removeWhitelistedAccount: Handler<'removeWhitelistedAccount'> = async (call) => {
  const { id } = call.params;
  if (!(await dropAccount(call.tx, id))) return problem('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
  await tell(call, { action: 'removed', id });
  return done();
};

/** The second approval of a destination. A concurrent second call waits and finds the account decided. */
export const approveWhitelistedAccount: Handler<'approveWhitelistedAccount'> = async (call) => {
  const { params, tx, now, session } = call;
  const refusal = await whyNotDecide(call, params.id);
  if (refusal) return refusal;
  const approver = { id: session.userId, name: session.name };
  const row = await approveAccount(tx, { id: params.id, approver, now });
  await tell(call, { action: 'approved', id: row.id, after: row });
  return ok({ data: toWhitelistedAccount(row, session.masksPersonalData) });
};

export const rejectWhitelistedAccount: Handler<'rejectWhitelistedAccount'> = async (call) => {
  const { id } = call.params;
  const refusal = await whyNotDecide(call, id);
  if (refusal) return refusal;
  await dropAccount(call.tx, id);
  await tell(call, { action: 'rejected', id });
  return done();
};

const whyNotDecide = async (
  { tx, session }: Pick<Call, 'tx' | 'session'>,
  id: string,
): Promise<Refusal | undefined> => {
  const row = await lockAccount(tx, id);
  if (!row) return problem('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
  const decided = decideAccountReview(toReview(row), session.userId);
  return decided.ok ? undefined : problem(decided.problem.code, decided.problem.params);
};

// Entries without a maker were approved before makers were stored.
const toReview = ({ status, maker_id }: WhitelistedAccountRow) => ({ status, makerId: maker_id ?? '' });

type Change = { action: 'added' | 'removed' | 'approved' | 'rejected'; id: string; after?: object };

const tell = async ({ tx, by }: Pick<Call, 'tx' | 'by'>, { action, id, after }: Change): Promise<void> => {
  await audit.record(tx, by, { action: `whitelist.account_${action}`, target: id, ...(after && { after }) });
  await outbox.add(tx, { topic: 'subaccount.whitelist_changed', aggregate: id, payload: { status: action } });
};
