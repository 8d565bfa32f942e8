export { calendarOf } from './calendar.ts';
export { type SettledRow, settledWithin } from './settled-repository.ts';
export { settlementsByIds } from './repository.ts';
export { type SettlementRow, type SettlementSummary, toSettlementSummary } from './rows.ts';
