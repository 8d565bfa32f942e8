import { decideRules } from '@dasbor/domain/approvals';
import type { ApprovalKind } from '@dasbor/domain/approvals';
import { toldSum } from '@dasbor/domain/kernel';
import { needsOf, RETRY_DAYS } from '@dasbor/domain/notifications';
import type { NeedKind } from '@dasbor/domain/notifications';
import { ok } from '../../../spec/handlers.ts';
import type { Call, Handler, SuccessBody } from '../../../spec/handlers.ts';
import { openRules, waitingFor } from '../../approvals/public.ts';
import { todayOf } from '../../invoices/public.ts';
import { countUnread } from '../repository.ts';
import { toCollect, toFix, toRetry, toRevise } from './repository.ts';
import type { NeedRow } from './repository.ts';

type Need = SuccessBody<'getNeedsYou'>['data']['needs'][number];
type Found = Omit<Need, 'kind'> | undefined;
type Asking = Pick<Call, 'tx' | 'now' | 'session'>;

/** A suspended merchant can do none of it. */
export const getNeedsYou: Handler<'getNeedsYou'> = async ({ tx, now, session }) => {
  const kinds = session.suspended ? [] : needsOf(session);
  const needs = await Promise.all(
    kinds.map(async (kind) => {
      const found = await FIND[kind]({ tx, now, session });
      return found ? [{ kind, ...found }] : [];
    }),
  );
  return ok({ data: { needs: needs.flat(), unread: await countUnread(tx, session, now) } });
};

const approvals =
  (kind: ApprovalKind) =>
  async ({ tx, session }: Asking): Promise<Found> => {
    const [first, ...more] = await waitingFor(tx, kind, session.userId);
    if (!first) return undefined;
    const all = [first, ...more];
    return {
      count: all.length,
      amount: toldSum(all.map(({ amount }) => amount)),
      oldest_at: all.map(({ since }) => since).toSorted()[0] ?? first.since,
      subject_id: all.length === 1 ? first.id : null,
    };
  };

const rules = async ({ tx, session }: Asking): Promise<Found> => {
  const proposal = (await openRules(tx)).find(({ status }) => status === 'proposed');
  if (!proposal) return undefined;
  const facts = { status: proposal.status, proposedById: proposal.proposed_by_id };
  return decideRules(facts, { personId: session.userId, verdict: 'approve' }).ok
    ? { count: 1, amount: null, oldest_at: proposal.proposed_at, subject_id: proposal.id }
    : undefined;
};

const counted = ({ count, records, amount, oldest_at, subject_id }: NeedRow): Found =>
  Number(count) === 0
    ? undefined
    : {
        count: Number(count),
        amount: amount === null ? null : toldSum([amount]),
        oldest_at,
        subject_id: Number(records) === 1 ? subject_id : null,
      };

const DAY_MS = 86_400_000;

const FIND: Readonly<Record<NeedKind, (asking: Asking) => Promise<Found>>> = {
  approve_disbursement: approvals('disbursement'),
  approve_withdrawal: approvals('withdrawal'),
  approve_fund_transfer: approvals('fund_transfer'),
  approve_refund: approvals('refund'),
  approve_rules: rules,
  retry_payouts: async ({ tx, now }) =>
    counted(await toRetry(tx, new Date(now.getTime() - RETRY_DAYS * DAY_MS))),
  revise_disbursement: async ({ tx, session }) => counted(await toRevise(tx, session.userId)),
  fix_disbursement: async ({ tx, session }) => counted(await toFix(tx, session.userId)),
  collect_invoice: async (asking) => counted(await toCollect(asking.tx, todayOf(asking))),
};
