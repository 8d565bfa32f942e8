import {
  decideAnother,
  decideTransferPermission,
  decideTransferRequest,
} from '@dasbor/domain/destination-accounts';
import sql, { empty } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { checkNamedHolder } from './account-holder.ts';
import { isSameAccount } from './another.ts';
import { readAccount } from './read-account.ts';
import type { WrittenAccount } from './read-account.ts';
import { lockAccounts, removeAccount, selectAccounts } from './repository.ts';
import { toListed, toWhitelistedAccount } from './rows.ts';
import type { DestinationAccountRow } from './rows.ts';
import { tell } from './tell.ts';
import {
  askForTransfers,
  countWhitelist,
  decideTransfers,
  endTransfers,
  findWhitelisted,
  insertForTransfers,
  lockForTransfers,
  selectWhitelist,
} from './transfers-repository.ts';

export const listWhitelistedAccounts: Handler<'listWhitelistedAccounts'> = (call) =>
  answerList(call, {
    of: sql`true`,
    hidden: sql`account_number`,
    filtered: empty,
    select: selectWhitelist,
    count: countWhitelist,
    present: async (rows) => rows.map((row) => toWhitelistedAccount(row, call.session.masksPersonalData)),
  });

/** Asks for fund transfers to an account, of the merchant or of others. A second person decides. */
export const addWhitelistedAccount: Handler<'addWhitelistedAccount'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  const read = readAccount(body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const checked = await checkNamedHolder(call, read.account);
  if (checked.kind === 'problem') return checked;
  await lockAccounts(tx);
  const asked = await decideAsked(call, read.account);
  if (asked.kind === 'problem') return asked;
  const { listed, change } = asked;
  if (listed && change === 'keep') return answerRequest(call, listed.transfer_id ?? '');

  const request = {
    transfer_id: deps.ids.next('whitelisted_account', now),
    maker: { id: session.userId, name: session.name },
    now,
  };
  if (listed && change === 'ask') await askForTransfers(tx, listed.id, request);
  else {
    if (listed) {
      await removeAccount(tx, { id: listed.id, by: session.name, now });
      await tell(call, { action: 'whitelist.account_removed', row: listed });
    }
    const { bank, accountNumber, accountName } = read.account;
    const id = deps.ids.next('destination_account', now);
    await insertForTransfers(
      tx,
      { id, bank_code: bank.code, account_number: accountNumber, account_name: accountName },
      request,
    );
  }
  const row = await lockForTransfers(tx, request.transfer_id);
  if (row) await tell(call, { action: 'whitelist.account_added', row, after: body });
  return answerRequest(call, request.transfer_id);
};

const answerRequest = async ({ tx, session }: Pick<Call, 'tx' | 'session'>, request: string) =>
  ok(
    { data: toWhitelistedAccount(await findWhitelisted(tx, request), session.masksPersonalData) },
    { status: 201 },
  );

type Asked = {
  kind: 'asked';
  listed: DestinationAccountRow | undefined;
  change: 'add' | 'ask' | 'keep' | 'replace';
};

/** What the request changes in the list, or why it is refused. */
const decideAsked = async ({ tx }: Pick<Call, 'tx'>, account: WrittenAccount): Promise<Asked | Refusal> => {
  const accounts = await selectAccounts(tx);
  const listed = accounts.find(isSameAccount(account));
  const decided = decideTransferRequest(toListed(listed), account.accountName);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const others = accounts.filter((row) => row.own_since === null);
  const another = decided.value === 'add' ? decideAnother('fund_transfers', others.length) : undefined;
  if (another?.ok === false) return problem(another.problem.code);
  return { kind: 'asked', listed, change: decided.value };
};

/** Checked before a code is sent. */
export const refuseTransferRequest: RefusesAction<'addWhitelistedAccount'> = async (call, action) => {
  const read = readAccount(action);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const asked = await decideAsked(call, read.account);
  return asked.kind === 'problem' ? asked : undefined;
};

/** An own account stays in the list, others have nothing else to receive. */
export const removeWhitelistedAccount: Handler<'removeWhitelistedAccount'> = async (call) => {
  const { params, tx, now, session } = call;
  const row = await lockForTransfers(tx, params.id);
  if (!row) return problem('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
  if (row.own_since === null) await removeAccount(tx, { id: row.id, by: session.name, now });
  else await endTransfers(tx, row.id);
  await tell(call, { action: 'whitelist.account_removed', row });
  return done();
};

export const approveWhitelistedAccount: Handler<'approveWhitelistedAccount'> = async (call) => {
  const refusal = await decide(call, call.params.id, 'approved');
  if (refusal) return refusal;
  const row = await findWhitelisted(call.tx, call.params.id);
  return ok({ data: toWhitelistedAccount(row, call.session.masksPersonalData) });
};

/** The list goes on saying who rejected it, until somebody removes it or asks again. */
export const rejectWhitelistedAccount: Handler<'rejectWhitelistedAccount'> = async (call) =>
  (await decide(call, call.params.id, 'rejected')) ?? done();

/** A concurrent second call waits and finds the account decided. */
const decide = async (
  call: Call<'approveWhitelistedAccount'> | Call<'rejectWhitelistedAccount'>,
  request: string,
  status: 'approved' | 'rejected',
): Promise<Refusal | undefined> => {
  const { tx, now, session } = call;
  const row = await lockForTransfers(tx, request);
  if (!row?.transfer_status) return problem('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
  // Requests without a maker were approved before makers were stored.
  const review = { status: row.transfer_status, makerId: row.transfer_maker_id ?? '' };
  const decided = decideTransferPermission(review, session.userId);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  await decideTransfers(tx, row.id, { status, by: { id: session.userId, name: session.name }, now });
  await tell(call, { action: `whitelist.account_${status}`, row });
  return undefined;
};
