export { findSettlement, settlementsByIds } from './repository.ts';
export { type SettlementRow, type SettlementSummary, toSettlement, toSettlementSummary } from './rows.ts';
