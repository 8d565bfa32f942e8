export { announceRefund } from './announce.ts';
export { makeRefunds } from './engine.ts';
export { findParties, useLink } from './link-repository.ts';
export { claimedMail } from './link-words.ts';
export { refundsEnded, refundsSent } from './payout.ts';
export { claimRow, findRefund, lockPool, lockRefund, type Pool, selectRefunds } from './repository.ts';
export { refuseRefundApproval, toApprove } from './review.ts';
export { inRealTime, type RefundRow, transferOf } from './rows.ts';
export { type Refunds, startRefunds } from './start.ts';
