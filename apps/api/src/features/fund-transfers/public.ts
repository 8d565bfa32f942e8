export { fundTransfersEnded } from './ended.ts';
export { findFundTransfer } from './repository.ts';
export { refuseTransferApproval } from './review.ts';
