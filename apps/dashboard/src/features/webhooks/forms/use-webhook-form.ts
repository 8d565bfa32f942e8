import type { WebhookEvent } from '@dasbor/domain/webhooks';
import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { isThisMachine } from './this-machine.ts';
import {
  besideFields,
  choicesOf,
  type Problems,
  problemsOf,
  readDraft,
  type Values,
} from './webhook-values.ts';

export interface WebhookFormOptions {
  /** What is saved, or the empty form. */
  saved: Values;
  /** Begins with mode and merchant, as drafts of both stand in one browser. */
  draftName: string;
  available: readonly WebhookEvent[];
  onSave: (values: Values) => Promise<void>;
}

/** The form without its looks: values, their problems in words, the draft, and sending. */
export function useWebhookForm({ saved, draftName, available, onSave }: WebhookFormOptions) {
  const t = useT('webhooks');
  const words = useCodeWords();
  const kept = useDraft<{ values: string }>(draftName);
  const [restored] = useState(() => readDraft(kept.restored?.values));
  const [failure, setFailure] = useState<Failure | null>(null);
  // A refusal of the server stays beside its field until the field is changed.
  const [refused, setRefused] = useState<{ problems: Problems; values: Values } | null>(null);

  const around = { available, loopback: isThisMachine(location.hostname) };
  const form = useFormik<Values>({
    initialValues: restored ?? saved,
    validate: (values) =>
      Object.fromEntries(Object.keys(problemsOf(values, around)).map((field) => [field, 'wrong'])),
    onSubmit: async (values) => {
      setFailure(null);
      try {
        await onSave(values);
        kept.clear();
      } catch (error) {
        const next = describeFailure(error);
        const problems = besideFields(next.fields ?? []);
        if (Object.keys(problems).length > 0) setRefused({ problems, values });
        else setFailure(next);
      }
    },
  });
  const { values, touched, submitCount, isSubmitting } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  const problems = problemsOf(values, around);
  const { keep, clear } = kept;

  useEffect(() => {
    if (isChanged) keep({ values: JSON.stringify(values) });
    else clear();
  }, [isChanged, keep, clear, values]);

  const { apiKind } = values;
  const choices = useMemo(() => choicesOf({ apiKind }, available), [apiKind, available]);
  const { setFieldValue } = form;
  const set = useCallback(
    <Field extends keyof Values>(field: Field, value: Values[Field]) => void setFieldValue(field, value),
    [setFieldValue],
  );

  function problemOf(field: keyof Values) {
    if (problems[field]) return touched[field] || submitCount > 0 ? problems[field] : undefined;
    return refused?.values[field] === values[field] ? refused.problems[field] : undefined;
  }

  return {
    /** Changes each time that sending it has come to an end, one way or the other. */
    outcome: isSubmitting ? null : `${submitCount} ${refused ? 'refused' : ''}`,
    values,
    problems,
    failure,
    isChanged,
    isSubmitting,
    choices,
    submit: form.handleSubmit,
    set,
    touch: (field: keyof Values) => void form.setFieldTouched(field),
    control: (field: 'name' | 'url') => form.getFieldProps(field),
    errorOf: (field: keyof Values): string | undefined => {
      const problem = problemOf(field);
      if (!problem) return undefined;
      return 'own' in problem
        ? t(`form.${problem.own}`, { id: problem.id, max: problem.max })
        : words(problem.code, problem.params);
    },
    draft: {
      isRestored: restored !== undefined && isChanged,
      discard: () => {
        clear();
        setRefused(null);
        form.resetForm({ values: saved });
      },
    },
  };
}
