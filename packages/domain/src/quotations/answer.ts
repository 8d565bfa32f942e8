import { INVOICE, paymentNoteProblem } from '../invoices/index.ts';
import { labelProblem, problem, type Problem } from '../kernel/index.ts';
import type { QuotationProblemCode } from './problems.ts';

/** What a person writes beside an answer; may be empty. */
export const answerNoteProblem: (text: string) => Problem<QuotationProblemCode> | undefined =
  paymentNoteProblem;

/** Who answers for the customer, on the customer's page. */
export const answererProblem = (name: string): Problem<QuotationProblemCode> | undefined => {
  const { longestName: max } = INVOICE;
  return labelProblem(name) ?? (name.length > max ? problem('DPAY_FIELD_TOO_LONG', { max }) : undefined);
};
