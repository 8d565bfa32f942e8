export { PROBLEM_CODES, type InvoiceProblemCode } from './problems.ts';
export { INVOICE } from './policy.ts';
export {
  INVOICE_CUSTOMER_FIELDS,
  type InvoiceCustomer,
  type InvoiceCustomerField,
  invoiceContentProblems,
  type InvoiceFieldProblem,
  invoiceFormProblems,
  type InvoiceItem,
  invoiceTotal,
  paidOnProblem,
  type WantedInvoice,
} from './form.ts';
export {
  accountStatement,
  decideStatementDays,
  firstOfMonth,
  type Statement,
  STATEMENT,
  type StatementEntry,
} from './statement.ts';
export { showTaxNumber, taxNumberProblem } from './tax-number.ts';
export {
  PPN_MODES,
  PPN_RATES,
  type PpnMode,
  type PpnRate,
  ppnRateOn,
  taxedAmount,
  type TaxedAmount,
} from './ppn.ts';
export {
  invoiceNumberProblem,
  NUMBER_TEMPLATE_LONGEST,
  NUMBER_WORDS,
  numberInSeries,
  numberSeries,
  numberTemplateProblem,
  type NumberWord,
  STANDARD_NUMBER_TEMPLATE,
} from './number.ts';
export {
  INVOICE_CONDITIONS,
  INVOICE_STATUSES,
  type InvoiceFacts,
  invoiceStatus,
  type InvoiceStatus,
  isPastDue,
} from './status.ts';
export { invoiceMessage, type InvoiceMessageFacts } from './message.ts';
export { AGE_GROUPS, AGE_LIMITS, type AgeGroup, ageGroupOf } from './ageing.ts';
export {
  decideDelete,
  decideMarkPaid,
  decideRecord,
  decideReversal,
  type Payable,
  type RecordedPayment,
} from './pay.ts';
export { INVOICE_COLUMNS, type InvoiceField } from './file/fields.ts';
export {
  INVOICE_FILE,
  INVOICE_FORM,
  invoiceCellProblem,
  invoiceFileNotes,
  invoiceSheetReader,
  typedInvoiceRow,
} from './file/columns.ts';
export { checkInvoiceRow } from './file/check-row.ts';
export { lineIssues } from './file/check-lines.ts';
export { checkInvoiceFile, invoiceAmounts, type InvoiceRecord } from './file/check-file.ts';
export { type InvoiceLine, numberKey } from './file/read-line.ts';
export { isBlockingInvoice, type InvoiceIssue, type InvoiceIssueCode } from './file/issues.ts';
export { invoiceSuggestion } from './file/suggest.ts';
export { decideAnotherDocument, decideOwnDocument, OWN_DOCUMENT, shownFileName } from './own-document.ts';
export { dueDaysProblem, INVOICE_SETTINGS_RULES, paymentNoteProblem } from './settings.ts';
