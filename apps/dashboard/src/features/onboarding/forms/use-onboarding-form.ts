import {
  FIELDS_OF_STEP,
  ONBOARDING_STEPS,
  type OnboardingStep,
  problemsOfStep,
  stepsToEdit,
} from '@dasbor/domain/onboarding';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useForm } from '../../../shared/forms/use-form.tsx';
import type { Bank } from '../../../shared/destination/types.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { onboardingPaths } from '../../../shared/paths/account/onboarding.ts';
import type { Category, Onboarding } from '../api/types.ts';
import { useOnboardingActions } from '../api/use-onboarding-actions.ts';
import {
  type Around,
  draftOf,
  editableIn,
  hasKtpImage,
  onboardingSchema,
  type OnboardingValues,
} from './onboarding-values.ts';
import { useAutosave } from './use-autosave.ts';

export type Lists = { categories: readonly Category[]; banks: readonly Bank[] };

/** The form in its steps. The step is part of the address; without one, the first that is not complete is shown. */
export const useOnboardingForm = (onboarding: Onboarding, { categories, banks }: Lists) => {
  const { submit } = useOnboardingActions();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const stored = draftOf(onboarding);
  const around: Around = {
    categories,
    banks,
    hasKtpImage: hasKtpImage(onboarding),
    isEditable: editableIn(onboarding),
  };
  const steps = stepsToEdit(onboarding.status, onboarding.changes);
  const form = useForm<OnboardingValues, Around>({
    initial: { ...stored, ktp_image: false, terms_accepted: false },
    schema: onboardingSchema,
    around,
    asks: false,
    submit: async () => {
      if (!(await flush())) return;
      try {
        await submit();
      } catch (error) {
        const refused = (describeFailure(error).fields ?? []).map(({ field }) => field);
        const step = steps.find((one) => FIELDS_OF_STEP[one].some((field) => refused.includes(field)));
        if (step) void navigate(onboardingPaths.step(step));
        throw error;
      }
    },
  });
  const { terms_accepted: _, ktp_image: __, ...rest } = form.values;
  const text = JSON.stringify(rest);
  const draft = useMemo(() => JSON.parse(text) as typeof rest, [text]);
  const { saving, flush } = useAutosave(draft, stored);

  const wrongIn = (step: OnboardingStep) =>
    problemsOfStep(step, form.values, around).filter(({ field }) => around.isEditable(field));
  const isComplete = (step: OnboardingStep) => wrongIn(step).length === 0;
  const asked = ONBOARDING_STEPS.find((step) => step === search.get('step'));
  const incomplete = steps.find((step) => !isComplete(step));
  // A step that becomes complete is not left by itself.
  const [first] = useState(incomplete ?? 'terms');
  const at = asked && steps.includes(asked) ? asked : first;

  const go = async (step: OnboardingStep) => {
    await flush();
    void navigate(onboardingPaths.step(step));
  };
  return {
    form,
    saving,
    flush,
    steps,
    at,
    go,
    isComplete,
    /** The first step that keeps the form from being sent. */
    incomplete,
    isEditable: around.isEditable,
    categories,
    banks: banks.filter(({ type }) => type !== 'ewallet'),
  };
};

export type OnboardingFormState = ReturnType<typeof useOnboardingForm>;
