export { PROBLEM_CODES, type QuotationProblemCode } from './problems.ts';
export { answererProblem, answerNoteProblem } from './answer.ts';
export {
  invoiceOfQuotation,
  QUOTATION,
  type QuotationContent,
  type QuotationFieldProblem,
  quotationFormProblems,
  type WantedQuotation,
} from './form.ts';
export { quotationMessage, type QuotationMessageFacts } from './message.ts';
export {
  decideAnswer,
  decideConvert,
  decideDelete,
  decideIssue,
  decideSend,
  isPastValid,
  QUOTATION_ANSWERS,
  QUOTATION_CONDITIONS,
  QUOTATION_STATUSES,
  type QuotationAnswer,
  type QuotationFacts,
  quotationStatus,
  type QuotationStatus,
} from './status.ts';
