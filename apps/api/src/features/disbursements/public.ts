export { refuseApproval, toApprove } from './approval/approvable.ts';
export { findDisbursement, selectDisbursements } from './batch/repository.ts';
export { disbursementsEnded } from './sending/ended.ts';
export { FAILURE_WORDS } from './file/words.ts';
export { limitOf, PAYOUT_BANKS } from './items/banks.ts';
export { noticeOf } from './batch/rows.ts';
export { readRow, type ReadRow } from './items/read-row.ts';
export { makeValidations } from './validation/engine.ts';
export { startValidations, type Validations } from './validation/start.ts';
