export { makeRefunds } from './engine.ts';
export { findRefund } from './repository.ts';
export { refuseRefundApproval } from './review.ts';
export { type Refunds, startRefunds } from './start.ts';
