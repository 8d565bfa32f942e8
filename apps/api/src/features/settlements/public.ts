export { settlementsByIds } from './repository.ts';
export { type SettlementRow, type SettlementSummary, toSettlementSummary } from './rows.ts';
