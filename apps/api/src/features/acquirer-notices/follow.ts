import { paymentTransitions } from '@dasbor/domain/payments';
import type { Deps } from '../../deps.ts';
import type { AuditBy } from '../../platform/audit.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Notice } from '../../rails/snap/notice.ts';
import { findPayment, followAcquirer } from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { followTopUp } from '../top-ups/public.ts';
import type { TopUpRow } from '../top-ups/public.ts';
import { findOwner } from './repository.ts';

type Following = {
  deps: Deps;
  mode: Mode;
  now: Date;
  by: Pick<AuditBy, 'requestId' | 'ip' | 'device'>;
};

/**
 * - `taken`: what the notice says is stored, by this call or an earlier one
 * - `later`: the acquirer does not confirm it yet, and sends the notice again
 * - `ended`: money for a payment that ended without it
 */
export type Followed = 'taken' | 'later' | 'ended' | 'unknown';

/** Asks the acquirer about the payment of a notice. The notice itself changes nothing, however often it arrives. */
export const followNotice = async (following: Following, notice: Notice): Promise<Followed> =>
  outcomeOf(await followRecord(following, notice.trxId), notice);

type Status = PaymentRow['status'] | TopUpRow['status'];

/** Asks the acquirer about a payment or top up. Returns its status afterwards; undefined if there is none. */
export const followRecord = async (
  following: Following,
  id: string,
): Promise<Status | 'unreachable' | 'conflict' | undefined> => {
  const { deps, mode, by } = following;
  const owner = await deps.db.system((tx) => findOwner(tx, id, mode));
  if (!owner) return undefined;
  const tenant = { merchantId: owner.merchant_id, mode };
  return deps.db.tenant({ ...tenant, requestId: by.requestId }, async (tx) => {
    if (owner.is_top_up) return followTopUp({ ...following, tx }, id);
    const payment = await findPayment(tx, id);
    if (!payment) return undefined;
    const followed = await followAcquirer(
      { ...following, tx, by: { ...by, ...tenant, actorId: null } },
      payment,
    );
    return typeof followed === 'string' ? followed : followed.status;
  });
};

const ENDED: ReadonlySet<string | undefined> = new Set([
  ...paymentTransitions.statuses.filter((one) => paymentTransitions.isFinal(one)),
  'expired',
]);

/** Whether asking again can tell nothing new: it ended, or there is no such record. */
export const hasEnded = (status: string | undefined): boolean => status === undefined || ENDED.has(status);

const outcomeOf = (status: string | undefined, { isPaid }: Notice): Followed => {
  if (status === undefined) return 'unknown';
  if (status === 'unreachable' || status === 'conflict') return 'later';
  if (!isPaid || status === 'completed') return 'taken';
  return ENDED.has(status) ? 'ended' : 'later';
};
