import { problem } from '../../spec/handlers.ts';

export { approveDisbursement, rejectDisbursement, submitDisbursement } from './approval.ts';
export { cancelDisbursement, getDisbursement, listDisbursements, updateDisbursement } from './batches.ts';
export { createDisbursement } from './create.ts';
export { deleteDisbursementItems, revalidateDisbursement, updateDisbursementItem } from './edit.ts';
export { inquireBankAccount } from './inquire.ts';
export { getDisbursementReceipt } from './receipt.ts';
export { uploadDisbursementFile } from './upload.ts';
export { getDisbursementItem, listDisbursementItems, searchDisbursementItems } from './items.ts';
export { retriggerDisbursement } from './retrigger.ts';
export { simulateDisbursementItems } from './simulate.ts';
export { syncDisbursement } from './sync.ts';

export const getDisbursementEvidence = async () =>
  problem('DPAY_FEATURE_DISABLED', { feature: 'disbursement' });
