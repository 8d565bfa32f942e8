import { paymentTransitions } from '@dasbor/domain/payments';
import type { Deps } from '../../deps.ts';
import type { AuditBy } from '../../platform/audit.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Notice } from '../../rails/snap/notice.ts';
import { findPayment, followAcquirer } from '../payments/public.ts';
import { followTopUp } from '../top-ups/public.ts';
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
export const followNotice = async (following: Following, notice: Notice): Promise<Followed> => {
  const { deps, mode, by } = following;
  const { trxId: id } = notice;
  const owner = await deps.db.system((tx) => findOwner(tx, id, mode));
  if (!owner) return 'unknown';
  const tenant = { merchantId: owner.merchant_id, mode };
  const status = await deps.db.tenant({ ...tenant, requestId: by.requestId }, async (tx) => {
    if (owner.is_top_up) return followTopUp({ ...following, tx }, id);
    const payment = await findPayment(tx, id);
    if (!payment) return undefined;
    const followed = await followAcquirer(
      { ...following, tx, by: { ...by, ...tenant, actorId: null } },
      payment,
    );
    return typeof followed === 'string' ? followed : followed.status;
  });
  return outcomeOf(status, notice);
};

const ENDED_WITHOUT_MONEY: ReadonlySet<string> = new Set([
  ...paymentTransitions.statuses.filter((one) => paymentTransitions.isFinal(one) && one !== 'completed'),
  'expired',
]);

const outcomeOf = (status: string | undefined, { isPaid }: Notice): Followed => {
  if (status === undefined) return 'unknown';
  if (status === 'unreachable' || status === 'conflict') return 'later';
  if (!isPaid || status === 'completed') return 'taken';
  return ENDED_WITHOUT_MONEY.has(status) ? 'ended' : 'later';
};
