import { labelProblem, notesProblem, problem, type Problem } from '../kernel/index.ts';
import { numberTemplateProblem } from './number.ts';
import { INVOICE } from './policy.ts';
import type { InvoiceProblemCode } from './problems.ts';
import { taxNumberProblem } from './tax-number.ts';

type Found = Problem<InvoiceProblemCode> | undefined;

const optional =
  (rule: (text: string) => Found) =>
  (text: string): Found =>
    text.trim() === '' ? undefined : rule(text);

/** The rule of each text of the settings. */
export const INVOICE_SETTINGS_RULES = {
  number_template: numberTemplateProblem,
  quotation_template: numberTemplateProblem,
  company_name: labelProblem,
  npwp: optional(taxNumberProblem),
  address: notesProblem,
  contact: optional(labelProblem),
  notes: notesProblem,
} as const satisfies Record<string, (text: string) => Found>;

/** An invoice is due on its own day at the earliest. */
export const dueDaysProblem = (days: number): Found => {
  const { longestTerm: max } = INVOICE;
  if (!(days >= 0)) return problem('DPAY_FIELD_TOO_SMALL', { min: 0 });
  return days > max ? problem('DPAY_FIELD_TOO_LARGE', { max }) : undefined;
};

/** What a person writes beside a payment by hand; may be empty. */
export const paymentNoteProblem: (text: string) => Found = /* @__PURE__ */ optional((text) =>
  text.trim().length > INVOICE.longestNote
    ? problem('DPAY_FIELD_TOO_LONG', { max: INVOICE.longestNote })
    : labelProblem(text),
);
