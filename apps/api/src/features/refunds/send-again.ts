import { rupiah } from '@dasbor/domain/kernel';
import { reserved } from '@dasbor/domain/ledger';
import type { Transfer } from '@dasbor/domain/ledger';
import { decideMoment } from '@dasbor/domain/policy';
import { decideRefundRetrigger, decideResend } from '@dasbor/domain/refunds';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { post } from '../../platform/ledger/post.ts';
import { addTransfers } from '../../platform/payouts/transfers.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal } from '../../spec/handlers.ts';
import { announceRefund } from './announce.ts';
import { decideBalance, reserveWithoutAccount } from './instant.ts';
import { makeLink } from './links.ts';
import type { NewRefundLink } from './links.ts';
import { findRefund, lockRefund, reopenRow } from './repository.ts';
import { instantMoneyOf, toRefund } from './rows.ts';
import type { RefundRow } from './rows.ts';

export const resendRefundLink: Handler<'resendRefundLink'> = async (call) => {
  const { params, tx } = call;
  if (!(await lockRefund(tx, params.id))) return problem('DPAY_REFUND_NOT_FOUND');
  // Read after the lock: a concurrent resend may have made a link.
  const row = (await findRefund(tx, params.id)) as RefundRow;
  const refusal = refuseMoment(call) ?? refuseLink(call, row);
  if (refusal) return refusal;
  await audit.record(tx, call.by, { action: 'refund.link_resent', target: row.id });
  return answer(call, row, await makeLink(call, row));
};

/** The failed transfer gave its money back, so it is reserved again under the next reference. */
export const retriggerRefund: Handler<'retriggerRefund'> = async (call) => {
  const { params, body, tx, now } = call;
  const row = await lockRefund(tx, params.id);
  if (!row) return problem('DPAY_REFUND_NOT_FOUND');
  const refusal = refuseMoment(call);
  if (refusal) return refusal;
  const decided = decideRefundRetrigger({ status: row.status, failure: row.failure_code }, body.way);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const funded = await decideBalance(tx, row, 'retrigger');
  if (!funded.ok) return problem(funded.problem.code, funded.problem.params);

  const next = { ...row, attempt: row.attempt + 1 };
  const isByLink = body.way === 'new_link';
  await reopenRow(tx, { id: row.id, status: decided.value, keepsAccount: !isByLink, now });
  const postings = await (isByLink ? reserveWithoutAccount(tx, now, next) : sendAgain(tx, now, next));
  await audit.record(tx, call.by, { action: 'refund.retriggered', target: row.id, after: body });
  const reply = await answer(call, row, isByLink ? await makeLink(call, row) : null);
  post(tx, now, postings);
  return reply;
};

const refuseMoment = ({ session, now }: Pick<Call, 'session' | 'now'>): Refusal | undefined => {
  const moment = decideMoment('refund', { ...session, now });
  return moment.allowed ? undefined : problem(moment.reason.code, moment.reason.params);
};

const refuseLink = ({ now }: Pick<Call, 'now'>, row: RefundRow): Refusal | undefined => {
  const decided = decideResend({ ...row, linkMadeAt: row.link_created_at }, now);
  return decided.ok ? undefined : problem(decided.problem.code, decided.problem.params);
};

const sendAgain = async (tx: Tx, now: Date, row: RefundRow): Promise<Transfer[]> => {
  const { id, amount, fee, holder } = instantMoneyOf(row);
  const out = await addTransfers(tx, now, [
    {
      ownerKind: 'refund',
      ownerId: id,
      attempt: row.attempt,
      holder,
      bankCode: row.bank_code ?? '',
      accountNumber: row.account_number ?? '',
      accountName: row.account_name ?? '',
      amount: rupiah(amount),
      splitLimit: null,
      feePerTransfer: fee,
    },
  ]);
  return out.map(reserved);
};

/** Whoever has the link can claim the refund, so its maker never sees it: the customer gets it by mail, or somebody else hands it over. */
const answer = async (
  { tx, now, deps, session }: Pick<Call, 'tx' | 'now' | 'deps' | 'session'>,
  { id, maker_ids: makers }: RefundRow,
  link: NewRefundLink | null,
) => {
  const row = (await findRefund(tx, id)) as RefundRow;
  await announceRefund({ tx, now, ids: deps.ids }, row);
  return ok({
    data: toRefund(row, now, session.masksPersonalData),
    link: makers.includes(session.userId) ? null : link,
  });
};
