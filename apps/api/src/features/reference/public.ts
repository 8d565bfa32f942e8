export { type Bank, BANKS } from './banks.ts';
export { bankName, waysToTransfer, type WayToTransfer } from './va-instructions.ts';
