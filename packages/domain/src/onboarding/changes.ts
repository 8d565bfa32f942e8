import { err, ok, type Result } from '../kernel/index.ts';
import { FIELDS_OF_STEP, type OnboardingStep, type ReviewedField } from './form.ts';
import type { OnboardingProblemCode } from './problems.ts';
import { isOpenToEdit, type OnboardingStatus } from './standing.ts';

/** What a reviewer asks for: one field, and why. The screen has words for each reason. */
export type Change = {
  readonly field: ReviewedField;
  readonly reason: ChangeReason;
};

export const CHANGE_REASONS = [
  'unreadable',
  'not_owner',
  'expired',
  'does_not_match',
  'not_found',
  'unclear',
  'other',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

export const REJECT_REASONS = [
  'business_not_supported',
  'identity_not_confirmed',
  'suspected_misuse',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Whether this field may be written now: at first all, and after a review only what the reviewer asked for. */
export const decideEdit = (
  field: ReviewedField,
  {
    status,
    changes,
  }: { readonly status: OnboardingStatus; readonly changes: readonly Pick<Change, 'field'>[] },
): Result<ReviewedField, OnboardingProblemCode> => {
  if (!isOpenToEdit(status)) return err('DPAY_ONBOARDING_NOT_OPEN', { status });
  const isAsked = status === 'new' || changes.some((change) => unlocks(change.field, field));
  return isAsked ? ok(field) : err('DPAY_ONBOARDING_FIELD_LOCKED');
};

/** A bank account is its bank and its number, and both are compared with the name. */
const unlocks = (asked: ReviewedField, field: ReviewedField): boolean =>
  asked === field || (isAccount(asked) && isAccount(field));

const isAccount = (field: ReviewedField): boolean => field === 'bank' || field === 'bank_account_number';

/** The steps with something to change; all while the form is new. */
export const stepsToEdit = (
  status: OnboardingStatus,
  changes: readonly Pick<Change, 'field'>[],
): readonly OnboardingStep[] => {
  if (status === 'new') return ['business', 'personal', 'terms'];
  const asked = (['business', 'personal'] as const).filter((step) =>
    changes.some(({ field }) => FIELDS_OF_STEP[step].includes(field)),
  );
  return [...asked, 'terms'];
};
