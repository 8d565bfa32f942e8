export { PROBLEM_CODES, type DisbursementProblemCode } from './problems.ts';
export { DISBURSEMENT_POLICY, PAYOUT_COLUMNS, type PayoutField } from './policy.ts';
export {
  BATCH_STATUSES,
  batchStatusOf,
  type BatchStatus,
  batchTransitions,
  ITEM_STATUSES,
  type ItemStatus,
  itemTransitions,
} from './status.ts';
export { PAYOUT_FORM, PAYOUT_HEADERS, type PayoutPlaces } from './file/headers.ts';
export { cellProblem, fileNotes, sheetReader, TEMPLATE_BANK_SHEETS, typedRow } from './file/payout-sheet.ts';
export { isBlocking, type Issue, type IssueCode, ISSUES, saidParams } from './row/issues.ts';
export {
  bankFinder,
  type BankFinder,
  checkRow,
  type CheckedRow,
  kindSaidBy,
  type Payout,
  type PayoutBank,
} from './row/check-row.ts';
export { suggestionFor } from './file/suggest.ts';
export { type BatchWords, batchWordsProblems, rejectionNotesProblem } from './batch-words.ts';
export { changesBetween, type FieldChange } from './changes.ts';
export { duplicatesIn } from './row/duplicates.ts';
export { otherNameIssue, otherNamesIn } from './row/other-names.ts';
export { type EarlierPayouts, earlierPayouts, isComparable, isUnusualAmount } from './evidence.ts';
export { type BatchOutcome, batchOutcome, itemOutcome, type OutcomePart } from './outcome.ts';
export { decideBatchSize, type PayoutToSplit, type SplitNotice, splitNotice } from './split-notice.ts';
export {
  type Approval,
  type BatchToDecide,
  decideApprove,
  decideEdit,
  decideReject,
  decideRetrigger,
  decideSendAgain,
  decideSubmit,
  type Submission,
} from './decide.ts';
export { BANK_ISSUES, decideAccount, type Standing } from './row/account.ts';
