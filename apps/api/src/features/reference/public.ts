export { type Bank, BANKS } from './banks.ts';
export { bankName, waysToTransfer, type WayToTransfer } from './va-instructions.ts';
export { BUSINESS_CATEGORIES } from './data/business-categories.ts';
