import type { ProblemParams } from '../../kernel/index.ts';
import type { AmountIssue, UnreadableCode } from '../../sheets/index.ts';
import type { InvoiceProblemCode } from '../problems.ts';
import type { InvoiceField } from './fields.ts';

/** What may be wrong with a cell: the problems of the form, those of cells, and those beside the first row of the invoice. */
export type InvoiceIssueCode =
  | InvoiceProblemCode
  | UnreadableCode
  | Exclude<AmountIssue, 'REQUIRED'>
  | 'AMOUNT_BESIDE_DIGITS'
  | 'PPN_UNKNOWN'
  | 'YES_OR_NO'
  | 'MINIMUM_WITHOUT_PARTS'
  | 'UNLIKE_FIRST_ROW'
  | 'ITEMS_TOO_MANY';

export type InvoiceIssue = {
  readonly field: InvoiceField;
  readonly code: InvoiceIssueCode;
  readonly params?: ProblemParams;
};

/** Only a person knows whether it is a mistake. */
const WARNING: InvoiceIssueCode = 'AMOUNT_BESIDE_DIGITS';

export const isBlockingInvoice = ({ code }: { readonly code: string }): boolean => code !== WARNING;
