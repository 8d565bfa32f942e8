import { decideReview, planFundTransfer } from '@dasbor/domain/fund-transfers';
import { notesProblem, rupiah } from '@dasbor/domain/kernel';
import { moved, reserved } from '@dasbor/domain/ledger';
import type { Transfer } from '@dasbor/domain/ledger';
import { policy } from '@dasbor/domain/policy';
import { nextApproval, storeApproval } from '../../platform/approvals/approvals.ts';
import type { ToApprove } from '../../platform/approvals/approvals.ts';
import { audit } from '../../platform/audit.ts';
import { post } from '../../platform/ledger/post.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { addTransfers } from '../../platform/payouts/transfers.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { balancesOf } from '../balance/public.ts';
import { readStanding } from '../subaccounts/public.ts';
import { decideRow, findFundTransfer, lockFundTransfer } from './repository.ts';
import { decideToBank } from './route.ts';
import { toFundTransfer } from './rows.ts';
import type { FundTransfer, FundTransferRow } from './rows.ts';

/**
 * The final decision. A concurrent second call waits and finds the transfer decided. Two transfers with money for one can both pass this
 * check; the ledger rejects the second.
 */
export const approveFundTransfer: Handler<'approveFundTransfer'> = async (call) => {
  const { params, tx, now } = call;
  const row = await lockFundTransfer(tx, params.id);
  if (!row) return problem('DPAY_FUND_TRANSFER_NOT_FOUND');
  const approvable = await decideApproval(call, row);
  if ('kind' in approvable) return approvable;

  await storeApproval(tx, toApprove(row), call.session, now);
  if (approvable.missing > 0) return tell(call, { id: row.id, action: 'approval_given' });
  const answer = await decide(call, { row, status: approvable.status, notes: null });
  post(tx, now, await postingsOf(call, row));
  return answer;
};

/** Reports a certain refusal before a code is mailed and typed. */
export const refuseTransferApproval: RefusesAction<'approveFundTransfer'> = async (call, { id }) => {
  const row = await findFundTransfer(call.tx, id);
  if (!row) return problem('DPAY_FUND_TRANSFER_NOT_FOUND');
  const approvable = await decideApproval(call, row);
  return 'kind' in approvable ? approvable : undefined;
};

export const rejectFundTransfer: Handler<'rejectFundTransfer'> = async (call) => {
  const { params, body, tx, session } = call;
  const wrongNotes = notesProblem(body.notes);
  if (wrongNotes)
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'notes', ...wrongNotes }] });
  const row = await lockFundTransfer(tx, params.id);
  if (!row) return problem('DPAY_FUND_TRANSFER_NOT_FOUND');
  const review = decideReview(toReview(row), { approverId: session.userId, verdict: 'reject' });
  if (!review.ok) return problem(review.problem.code, review.problem.params);
  return decide(call, { row, status: review.value, notes: body.notes?.trim() || null });
};

type Asking = Pick<Call, 'tx' | 'now' | 'session'>;

/** The result of the approval, or why it is refused. Checked before a code is sent, and again when the money moves. */
const decideApproval = async (
  call: Asking,
  row: FundTransferRow,
): Promise<{ status: FundTransfer['status']; missing: number } | Refusal> => {
  const { tx, now, session } = call;
  const review = decideReview(toReview(row), { approverId: session.userId, verdict: 'approve' });
  if (!review.ok) return problem(review.problem.code, review.problem.params);
  const allowed = policy('approve_transfer', { ...session, now });
  if (!allowed.allowed) return problem(allowed.reason.code, allowed.reason.params);
  const route = await decideStillOpen(call, row);
  if (!route.ok) return problem(route.problem.code);

  const { available = 0 } = await balancesOf(tx, row.source);
  const planned = planFundTransfer(row.type, rupiah(Number(row.amount)), {
    available: rupiah(available),
    maximum: null,
  });
  if (!planned.ok) return problem(planned.problem.code, planned.problem.params);
  const next = await nextApproval(tx, toApprove(row), session);
  return next.ok ? { status: review.value, missing: next.value.missing } : problem(next.problem.code);
};

export const toApprove = (row: FundTransferRow): ToApprove => ({
  kind: 'fund_transfer',
  id: row.id,
  amount: Number(row.amount) + Number(row.fee) + Number(row.ppn),
  since: row.created_at,
});

type ReviewCall = Pick<Call, 'tx' | 'now' | 'session' | 'by'>;

const toReview = ({ status, type, maker_id }: FundTransferRow) => ({ status, type, makerId: maker_id });

/** The subaccount's settings and the whitelist may have changed since the request. */
const decideStillOpen = async ({ tx, session }: Asking, row: FundTransferRow) => {
  const { bank_code: bankCode, account_number: accountNumber } = row;
  if (bankCode === null || accountNumber === null) return { ok: true } as const;
  const source = (await readStanding(tx, row.source)) ?? null;
  const account = { bankCode, accountNumber };
  return (await decideToBank(tx, { source, account, flags: session.flags })).decided;
};

/** Between balances, money moves at once. To a bank, it is reserved with its fee and sent after the commit. */
const postingsOf = async ({ tx, now }: ReviewCall, row: FundTransferRow): Promise<Transfer[]> => {
  const amount = rupiah(Number(row.amount));
  if (row.destination !== null) {
    return [moved({ id: row.id, from: row.source, to: row.destination, amount })];
  }
  const out = await addTransfers(tx, now, [
    {
      ownerKind: 'fund_transfer',
      ownerId: row.id,
      attempt: 1,
      holder: row.source,
      bankCode: row.bank_code as string,
      accountNumber: row.account_number as string,
      accountName: row.account_name as string,
      amount,
      splitLimit: null,
      feePerTransfer: rupiah(Number(row.fee)),
    },
  ]);
  return out.map(reserved);
};

const decide = async (
  call: ReviewCall,
  { row, status, notes }: { row: FundTransferRow; status: FundTransfer['status']; notes: string | null },
) => {
  const { tx, now, session } = call;
  const { userId: id, name } = session;
  await decideRow(tx, { id: row.id, status, approver: { id, name }, notes, now });
  return tell(call, { id: row.id, action: status === 'rejected' ? 'rejected' : 'approved', notes });
};

const tell = async (
  { tx, session, by }: ReviewCall,
  { id, action, notes = null }: { id: string; action: string; notes?: string | null },
) => {
  const row = (await findFundTransfer(tx, id)) as FundTransferRow;
  await audit.record(tx, by, { action: `fund_transfer.${action}`, target: id, after: notes });
  await outbox.add(tx, {
    topic: 'subaccount.transfer_updated',
    aggregate: id,
    payload: { status: row.status },
  });
  return ok({ data: toFundTransfer(row, session.masksPersonalData) });
};
