import { problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';

// No refund has a link yet, so every token is unknown.
export const getRefundClaim: PublicHandler<'getRefundClaim'> = async () =>
  problem('DPAY_REFUND_LINK_NOT_FOUND');
export const inquireRefundAccount: PublicHandler<'inquireRefundAccount'> = async () =>
  problem('DPAY_REFUND_LINK_NOT_FOUND');
export const claimRefund: PublicHandler<'claimRefund'> = async () => problem('DPAY_REFUND_LINK_NOT_FOUND');
