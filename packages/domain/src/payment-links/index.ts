export { PROBLEM_CODES, type PaymentLinkProblemCode } from './problems.ts';
export {
  decideOpen,
  type OrderOfLink,
  PAYMENT_LINK_CONDITIONS,
  PAYMENT_LINK_STATUSES,
  type PaymentLinkCondition,
  type PaymentLinkStatus,
  paymentLinkStatus,
} from './status.ts';
export {
  ADMIN_FEE_METHODS,
  type AdminFeeMethod,
  contentProblem,
  feePayerOfMethod,
  LINK_CUSTOMER_FIELDS,
  type LinkCustomer,
  type LinkCustomerField,
  PAYMENT_LINK,
  type PaymentLinkProblem,
  paymentLinkFormProblems,
  subjectProblem,
  type WantedPaymentLink,
} from './form.ts';
export { expiryOfLink } from './expiry.ts';
export {
  type LinkFacts,
  linkMessage,
  STANDARD_TEMPLATES,
  TEMPLATE_LONGEST,
  TEMPLATE_WORDS,
  templateProblem,
  type TemplateWord,
  whatsAppPhone,
} from './message.ts';
export {
  LINK_COLUMNS,
  LINK_FILE,
  LINK_FORM,
  linkCellProblem,
  type LinkField,
  linkFileNotes,
  linkSheetReader,
  typedLinkRow,
} from './file/columns.ts';
export { type CheckedLinkRow, checkLinkRow, type LinkOfRow } from './file/check-link-row.ts';
export { checkLinkFile, type LinkRecord, type LinkRowIssue } from './file/check-link-file.ts';
export { isBlockingLink, type LinkIssue, type LinkIssueCode } from './file/issues.ts';
export { twinIssues } from './file/twins.ts';
export { linkSuggestion } from './file/suggest.ts';
export { isReferenceTaken } from './file/reference.ts';
