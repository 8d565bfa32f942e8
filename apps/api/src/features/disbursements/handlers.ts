import { problem } from '../../spec/handlers.ts';

export { cancelDisbursement, getDisbursement, listDisbursements, updateDisbursement } from './batches.ts';
export { createDisbursement } from './create.ts';
export { deleteDisbursementItems, revalidateDisbursement, updateDisbursementItem } from './edit.ts';
export { inquireBankAccount } from './inquire.ts';
export { uploadDisbursementFile } from './upload.ts';
export { getDisbursementItem, listDisbursementItems, searchDisbursementItems } from './items.ts';

const off = async () => problem('DPAY_FEATURE_DISABLED', { feature: 'disbursement' });

export const submitDisbursement = off;
export const getDisbursementEvidence = off;
export const approveDisbursement = off;
export const rejectDisbursement = off;
export const retriggerDisbursement = off;
export const syncDisbursement = off;
export const simulateDisbursementItems = off;
