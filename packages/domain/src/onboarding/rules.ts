import { businessNameProblem, nameProblem } from '../auth/index.ts';
import { problem, type Problem } from '../kernel/index.ts';
import { type BankFacts, findBank, readTypedAccountNumber } from '../payouts/index.ts';
import { FIELDS_OF_STEP, type OnboardingDraft, type OnboardingStep, type ReviewedField } from './form.ts';
import { ktpNumberProblem, npwpProblem } from './identity-numbers.ts';
import { socialMediaProblem, websiteProblem } from './web-address.ts';

/** What the rules need besides the form. */
export type OnboardingContext = {
  readonly categories: readonly { readonly slug: string }[];
  readonly banks: readonly BankFacts[];
  readonly hasKtpImage: boolean;
};

type Found = Problem | undefined;
type Rule = (draft: OnboardingDraft, context: OnboardingContext) => Found;

const REQUIRED: Problem = problem('DPAY_REQUIRED');

/** A company always has an NPWP. A person needs it for QRIS only, so it may be empty here (product spec §5). */
const RULES: Readonly<Record<ReviewedField, Rule>> = {
  client_type: ({ client_type }) => (client_type === null ? REQUIRED : undefined),
  business_name: ({ business_name }) => businessNameProblem(business_name),
  business_category: ({ business_category: slug }, { categories }) => {
    if (slug === '') return REQUIRED;
    return categories.some((one) => one.slug === slug)
      ? undefined
      : problem('DPAY_BUSINESS_CATEGORY_UNKNOWN');
  },
  business_website: ({ business_website }) => websiteProblem(business_website),
  business_social_media: ({ business_social_media }) => socialMediaProblem(business_social_media),
  npwp: ({ npwp, client_type }) =>
    npwp.trim() === '' && client_type === 'company' ? REQUIRED : npwpProblem(npwp),
  full_name: ({ full_name }) => nameProblem(full_name),
  ktp_number: ({ ktp_number }) => ktpNumberProblem(ktp_number),
  bank: ({ bank }, { banks }) => {
    if (bank === '') return REQUIRED;
    const found = findBank(banks, bank);
    if (!found.ok) return found.problem;
    // The settlements of a business go to a bank.
    return found.value.type === 'ewallet' ? problem('DPAY_BANK_UNKNOWN') : undefined;
  },
  bank_account_number: ({ bank_account_number: number }) => {
    if (number.trim() === '') return REQUIRED;
    const read = readTypedAccountNumber({ type: 'bank' }, number);
    return read.ok ? undefined : read.problem;
  },
  ktp_image: (_, { hasKtpImage }) => (hasKtpImage ? undefined : REQUIRED),
};

export const fieldProblem = (
  field: ReviewedField,
  draft: OnboardingDraft,
  context: OnboardingContext,
): Found => RULES[field](draft, context);

export type FieldProblem = { readonly field: ReviewedField; readonly problem: Problem };

/** What is missing or wrong in a step, in the order of its fields. */
export const problemsOfStep = (
  step: OnboardingStep,
  draft: OnboardingDraft,
  context: OnboardingContext,
): readonly FieldProblem[] =>
  FIELDS_OF_STEP[step].flatMap((field) => {
    const found = fieldProblem(field, draft, context);
    return found ? [{ field, problem: found }] : [];
  });

/** Everything that keeps the form from being sent. */
export const onboardingProblems = (
  draft: OnboardingDraft,
  context: OnboardingContext,
): readonly FieldProblem[] => [
  ...problemsOfStep('business', draft, context),
  ...problemsOfStep('personal', draft, context),
];
