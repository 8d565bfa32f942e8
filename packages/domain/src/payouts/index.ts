export { SMALLEST_PART, splitByBankLimit } from './split.ts';
export { costOfTransfer, costOfTransfers, FEE_PER_TRANSFER, type PayoutCost } from './fees.ts';
export { isRetriggerable, PAYOUT_FAILURE_CODES, PAYOUT_FAILURES, type PayoutFailure } from './failures.ts';
export {
  type EndedTransfer,
  isFinalTransfer,
  payoutOutcome,
  type PayoutOutcome,
  type PayoutStatus,
  payoutStatusOf,
  type SentTransfer,
  TRANSFER_STATUSES,
  type TransferStatus,
  transferTransitions,
} from './status.ts';
export { PROBLEM_CODES, type PayoutProblemCode } from './problems.ts';
export { type BankFacts, findBank, readAccountNumber, readTypedAccountNumber } from './bank-account.ts';
export { closestBank, nearestBanks } from './closest-bank.ts';
export { isMaskedName, isSameHolder, maskName } from './holder-name.ts';
export { type AccountAnswer } from './account-answer.ts';
export { decideHolder, holderOf } from './decide-holder.ts';
