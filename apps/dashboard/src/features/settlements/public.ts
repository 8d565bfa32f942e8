/** The public interface for other features: the list and the record of a settlement. */
export { settlementsLocale } from './locales/index.ts';
export { useSettlement } from './api/use-settlement.ts';
export { SettlementRecord } from './components/settlement-record.tsx';
export { settlementList } from './list.tsx';
