import type { ProblemParams } from '../../kernel/index.ts';
import type { AmountIssue, UnreadableCode } from '../../sheets/index.ts';
import type { PaymentLinkProblemCode } from '../problems.ts';
import type { LinkField } from './columns.ts';

/** What may be wrong with a cell: the problems of the form, those of cells, and those beside another row. */
export type LinkIssueCode =
  | PaymentLinkProblemCode
  | UnreadableCode
  | Exclude<AmountIssue, 'REQUIRED'>
  | 'AMOUNT_BESIDE_DIGITS'
  | 'FEE_PAYER_UNKNOWN'
  | 'REFERENCE_TWICE'
  | 'ROW_TWICE';

export type LinkIssue = {
  readonly field: LinkField;
  readonly code: LinkIssueCode;
  readonly params?: ProblemParams;
};

/** Only a person knows whether these are mistakes. */
const WARNINGS: ReadonlySet<string> = new Set<LinkIssueCode>(['AMOUNT_BESIDE_DIGITS', 'ROW_TWICE']);

export const isBlockingLink = ({ code }: { readonly code: string }): boolean => !WARNINGS.has(code);
