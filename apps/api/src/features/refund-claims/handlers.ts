import { ok } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import { findRefund } from '../refunds/public.ts';
import type { RefundRow } from '../refunds/public.ts';
import { openLink } from './link.ts';
import { findLink } from './repository.ts';
import { toClaim } from './rows.ts';

export { claimRefund, inquireRefundAccount } from './claim.ts';

export const getRefundClaim: PublicHandler<'getRefundClaim'> = async (call) => {
  const { tokenHash, within } = await openLink(call);
  return within(async (tx) => {
    const link = await findLink(tx, tokenHash);
    return ok({ data: toClaim(link, (await findRefund(tx, link.refund_id)) as RefundRow, call.now) });
  });
};
