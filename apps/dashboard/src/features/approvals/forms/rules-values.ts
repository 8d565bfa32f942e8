import {
  APPROVAL_KINDS,
  type ApprovalKind,
  approvalRulesProblems,
  type ApprovalRule,
  type ApprovalRules,
} from '@dasbor/domain/approvals';
import { parseRupiah, type Problem, problem } from '@dasbor/domain/kernel';
import { object } from 'yup';
import { type Beside, decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { ApprovalRulesBody } from '../api/types.ts';

export type RuleField = keyof ApprovalRule;
export type RulesValues = Record<ApprovalKind, Record<RuleField, string>>;
export type People = Readonly<Record<ApprovalKind, number>>;

export const RULE_FIELDS = ['one_more_from', 'two_more_from'] as const satisfies readonly RuleField[];

type Write = (amount: number) => string;

export const rulesValuesOf = (rules: ApprovalRulesBody, write: Write): RulesValues =>
  eachKind((kind) => ({
    one_more_from: textOf(rules[kind].one_more_from, write),
    two_more_from: textOf(rules[kind].two_more_from, write),
  }));

/** The rules as typed. An amount that cannot be read counts as none: its own field reports it. */
export const rulesOf = (values: RulesValues): ApprovalRules =>
  eachKind((kind) => ({
    one_more_from: amountOf(values[kind].one_more_from),
    two_more_from: amountOf(values[kind].two_more_from),
  }));

/** The rules that apply. */
export const storedRules = (rules: ApprovalRulesBody): ApprovalRules => rulesOf(rulesValuesOf(rules, String));

const eachKind = <Value>(of: (kind: ApprovalKind) => Value): Record<ApprovalKind, Value> =>
  Object.fromEntries(APPROVAL_KINDS.map((kind) => [kind, of(kind)])) as Record<ApprovalKind, Value>;

const textOf = (amount: number | null, write: Write): string => (amount === null ? '' : write(amount));

const amountOf = (text: string) => {
  const amount = parseRupiah(text);
  return amount.ok && amount.value > 0 ? amount.value : null;
};

const wrongAmount = (text: string): Problem | undefined => {
  if (text.trim() === '') return undefined;
  const amount = parseRupiah(text);
  if (!amount.ok) return amount.problem;
  return amount.value === 0 ? problem('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: 1 }) : undefined;
};

/** A problem of both amounts is shown beside the second if it is set, because it asks for more people. */
const wrongRule = (
  kind: ApprovalKind,
  field: RuleField,
  { values, around }: Beside<RulesValues, People>,
): Problem | undefined => {
  const rules = rulesOf(values);
  const shownBeside: RuleField = rules[kind].two_more_from === null ? 'one_more_from' : 'two_more_from';
  return field === shownBeside ? approvalRulesProblems(rules, around)[kind] : undefined;
};

const fieldRule = (kind: ApprovalKind, field: RuleField) =>
  decided(
    (text: string, beside: Beside<RulesValues, People>) =>
      wrongAmount(text) ?? wrongRule(kind, field, beside),
  );

export const rulesSchema: FormSchema<RulesValues, People> = object(
  eachKind((kind) =>
    object({
      one_more_from: fieldRule(kind, 'one_more_from'),
      two_more_from: fieldRule(kind, 'two_more_from'),
    }),
  ),
);
