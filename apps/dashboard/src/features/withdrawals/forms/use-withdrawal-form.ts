import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { CHECKED_FIELDS, EMPTY_VALUES, planOf, problemsOf, type Surroundings } from './withdrawal-values.ts';

/** The form without its looks, and what will happen when it is sent. */
export function useWithdrawalForm(draftName: string, around: Surroundings) {
  const form = useCheckedForm(draftName, {
    initial: EMPTY_VALUES,
    fields: CHECKED_FIELDS,
    problemsOf: (values) => problemsOf(values, around),
  });
  return {
    ...form,
    /** Null while anything is missing or wrong. */
    plan: planOf(form.values, around),
  };
}
