export { type Bank, BANKS } from './banks.ts';
export { BUSINESS_CATEGORIES } from './data/business-categories.ts';
export { bankName, waysToTransfer, type WayToTransfer } from './va-instructions.ts';
