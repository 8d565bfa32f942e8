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
export { type Cell, cellProblem, type CellProblemCode, type Row } from './file/read-cell.ts';
export { readAmount } from './file/read-amount.ts';
export { type Header, PAYOUT_HEADERS, type PayoutPlaces, readHeader } from './file/headers.ts';
export {
  type SheetProblemCode,
  type SheetReader,
  sheetReader,
  type SheetRow,
  typedRow,
  type WrittenRow,
} from './file/read-sheet.ts';
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
export {
  FILE_NOTES,
  type FileNote,
  type FileNoteCode,
  fileNotes,
  TEMPLATE_BANK_SHEETS,
} from './file/file-notes.ts';
export { type BatchWords, batchWordsProblems, rejectionNotesProblem } from './batch-words.ts';
export { hasHidden, withoutHidden } from './row/hidden.ts';
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
