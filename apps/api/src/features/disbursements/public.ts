export { refuseApproval } from './approvable.ts';
export { findDisbursement } from './repository.ts';
export { disbursementsEnded } from './ended.ts';
export { limitOf, PAYOUT_BANKS } from './banks.ts';
export { readRow, type ReadRow } from './read-row.ts';
export { makeValidations } from './validation/engine.ts';
export { startValidations, type Validations } from './validation/start.ts';
