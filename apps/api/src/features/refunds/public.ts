export { makeRefunds } from './engine.ts';
export { findRefund, lockPool, type Pool } from './repository.ts';
export { refuseRefundApproval } from './review.ts';
export { type Refunds, startRefunds } from './start.ts';
