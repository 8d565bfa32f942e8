export { fundTransfersEnded } from './ended.ts';
export { findFundTransfer, selectFundTransfers } from './repository.ts';
export { refuseTransferApproval, toApprove } from './review.ts';
