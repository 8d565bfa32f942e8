export { modeOfRefundToken, refundLink, refundToken, whatsAppUrl } from './link.ts';
export {
  decideClaim,
  REFUND_CLAIM_STATES,
  REFUND_LINK_LIVES_MS,
  REFUND_LINK_STATES,
  type RefundClaimState,
  refundClaimState,
  type RefundLink,
  type RefundLinkState,
} from './state.ts';
export { offeredBanks, readClaimDestination } from './destination.ts';
export { PROBLEM_CODES, type RefundClaimProblemCode } from './problems.ts';
