export {
  LEDGER_ACCOUNT_NAMES,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerHolder,
  THE_MERCHANT,
} from './accounts.ts';
export { closes, type LedgerLine, type Transfer, TRANSFER_KINDS, type TransferKind } from './transfer.ts';
export {
  delivered,
  marginSettled,
  type MoneyOut,
  moved,
  paymentCompleted,
  refundDelivered,
  refundReleased,
  refundReserved,
  released,
  reserved,
  settlementSettled,
  topUpPaid,
} from './postings.ts';
export { standingAfter } from './trace.ts';
export { type BalanceEntry, type MoneyRange, rangesOf } from './follow.ts';
