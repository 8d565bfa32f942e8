import { problem } from '../../spec/handlers.ts';

const off = async () => problem('DPAY_FEATURE_DISABLED', { feature: 'disbursement' });

export const listDisbursements = off;
export const createDisbursement = off;
export const getDisbursement = off;
export const updateDisbursement = off;
export const cancelDisbursement = off;
export const listDisbursementItems = off;
export const deleteDisbursementItems = off;
export const getDisbursementItem = off;
export const updateDisbursementItem = off;
export const revalidateDisbursement = off;
export const submitDisbursement = off;
export const getDisbursementEvidence = off;
export const approveDisbursement = off;
export const rejectDisbursement = off;
export const retriggerDisbursement = off;
export const syncDisbursement = off;
export const simulateDisbursementItems = off;
export const searchDisbursementItems = off;
export const inquireBankAccount = off;
