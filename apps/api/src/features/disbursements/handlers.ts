export { approveDisbursement, rejectDisbursement, submitDisbursement } from './approval/approval.ts';
export {
  cancelDisbursement,
  getDisbursement,
  listDisbursements,
  updateDisbursement,
} from './batch/batches.ts';
export { createDisbursement } from './batch/create.ts';
export { deleteDisbursementItems, revalidateDisbursement, updateDisbursementItem } from './items/edit.ts';
export { inquireBankAccount } from './items/inquire.ts';
export { getDisbursementEvidence } from './evidence/evidence.ts';
export { getDisbursementErrorFile, getDisbursementFile } from './file/download.ts';
export { getDisbursementEdits, saveDisbursementEdits } from './file/edits.ts';
export { getDisbursementReceipt } from './evidence/receipt.ts';
export { uploadDisbursementFile } from './file/upload.ts';
export { getDisbursementItem, listDisbursementItems, searchDisbursementItems } from './items/items.ts';
export { retriggerDisbursement } from './items/retrigger.ts';
export { simulateDisbursementItems } from './sending/simulate.ts';
export { syncDisbursement } from './sending/sync.ts';
