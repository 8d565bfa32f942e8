export { calendarOf } from './calendar.ts';
export { type SettledRow, settledWithin } from './settled-repository.ts';
export { findSettlement, settlementsByIds } from './repository.ts';
export { type SettlementRow, type SettlementSummary, toSettlement, toSettlementSummary } from './rows.ts';
