import { problem } from '@dasbor/domain/kernel';
import {
  decideEdit,
  EMPTY_DRAFT,
  fieldProblem,
  type OnboardingContext,
  type OnboardingDraft,
  REVIEWED_FIELDS,
  type ReviewedField,
} from '@dasbor/domain/onboarding';
import { object } from 'yup';
import { type Beside, decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { Onboarding } from '../api/types.ts';

/** The photo is stored at once; its value only gives its error a place. */
export type OnboardingValues = OnboardingDraft & { ktp_image: boolean; terms_accepted: boolean };

export type Around = OnboardingContext & { isEditable: (field: ReviewedField) => boolean };

/** A field that may not be written now was accepted in a review, and its number is masked. */
const rule = (field: ReviewedField) =>
  decided((_: unknown, { values, around }: Beside<OnboardingValues, Around>) =>
    around.isEditable(field) ? fieldProblem(field, values, around) : undefined,
  );

export const onboardingSchema: FormSchema<OnboardingValues, Around> = object({
  ...Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, rule(field)])),
  terms_accepted: decided((accepted: boolean) =>
    accepted ? undefined : problem('DPAY_ONBOARDING_TERMS_REQUIRED'),
  ),
});

export const draftOf = ({ form }: Pick<Onboarding, 'form'>): OnboardingDraft => {
  if (!form) return EMPTY_DRAFT;
  const { bank_holder: _, ...draft } = form;
  return draft;
};

/** Whether the photo counts: one that the reviewer asked to replace must be newer than the decision. */
export const hasKtpImage = ({ ktp_image: image, changes, review }: Onboarding): boolean => {
  if (!image) return false;
  const isAsked = changes.some(({ field }) => field === 'ktp_image');
  return !isAsked || Date.parse(image.uploaded_at) >= Date.parse(review?.decided_at ?? '');
};

export const editableIn =
  ({ status, changes }: Pick<Onboarding, 'status' | 'changes'>) =>
  (field: ReviewedField): boolean =>
    decideEdit(field, { status, changes }).ok;
