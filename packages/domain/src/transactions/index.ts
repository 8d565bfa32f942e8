export {
  postedAs,
  TRANSACTION_DIRECTIONS,
  TRANSACTION_KINDS,
  type TransactionDirection,
  type TransactionKind,
  transactionKind,
  transactionKindsOf,
  TRANSACTIONS,
} from './kinds.ts';
export { runningSums } from './running-sums.ts';
