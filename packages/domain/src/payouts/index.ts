export { SMALLEST_PART, splitByBankLimit } from './split.ts';
export { costOfTransfer, costOfTransfers, FEE_PER_TRANSFER, type PayoutCost } from './fees.ts';
export { isRetriggerable, PAYOUT_FAILURE_CODES, PAYOUT_FAILURES, type PayoutFailure } from './failures.ts';
export {
  type PayoutStatus,
  payoutStatusOf,
  TRANSFER_STATUSES,
  type TransferStatus,
  transferTransitions,
} from './status.ts';
