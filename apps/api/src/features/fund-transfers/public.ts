export { fundTransfersEnded } from './ended.ts';
export { findFundTransfer } from './repository.ts';
export { refuseTransferApproval, toApprove } from './review.ts';
