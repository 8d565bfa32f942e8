import { formatDate } from '@dasbor/domain/kernel';
import { useEffect, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useIpsWords } from './ips-field.tsx';
import { besideFields, type Field, type Problems, problemsOf, readDraft, type Values } from './key-values.ts';

export interface KeyFormOptions {
  /** What is saved, or the empty form. */
  saved: Values;
  /** Begins with mode and merchant, as drafts of both stand in one browser. */
  draftName: string;
  onSave: (values: Values) => Promise<void>;
}

/** The form without its looks: values, their problems in words, the draft, and sending. */
export function useKeyForm({ saved, draftName, onSave }: KeyFormOptions) {
  const words = useProblemText();
  const now = useClock();
  const { restored, keep, clear } = useDraft<{ values: string }>(draftName);
  const [values, setValues] = useState(() => readDraft(restored?.values) ?? saved);
  const [touched, setTouched] = useState<readonly Field[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  /** How often it was sent: whoever waits for the outcome counts these. */
  const [attempts, setAttempts] = useState(0);
  // A refusal of the server stays beside its field until something is changed.
  const [refused, setRefused] = useState<Problems>({});

  const problems = problemsOf(values, saved, now());
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  useEffect(() => {
    if (isChanged) keep({ values: JSON.stringify(values) });
    else clear();
  }, [isChanged, keep, clear, values]);

  async function submit() {
    setFailure(null);
    setTouched(['name', 'scopes', 'expiry', 'ips']);
    if (isSubmitting) return;
    if (Object.keys(problems).length === 0) {
      setSubmitting(true);
      try {
        await onSave(values);
      } catch (error) {
        const next = describeFailure(error);
        const beside = besideFields(next.fields ?? []);
        if (Object.keys(beside).length > 0) setRefused(beside);
        else setFailure(next);
      } finally {
        setSubmitting(false);
      }
    }
    setAttempts((before) => before + 1);
  }

  return {
    values,
    failure,
    isSubmitting,
    attempts,
    submit,
    set: (changes: Partial<Values>) => {
      setRefused({});
      setValues((before) => ({ ...before, ...changes }));
    },
    touch: (field: Field) => setTouched((before) => (before.includes(field) ? before : [...before, field])),
    errorOf: (field: Field): string | undefined =>
      words(touched.includes(field) ? (problems[field] ?? refused[field]) : refused[field]),
    draft: {
      isRestored: restored !== undefined && isChanged && attempts === 0,
      clear,
      discard: () => {
        setValues(saved);
        setTouched([]);
      },
    },
  };
}

function useProblemText(): (problem: Problems[Field]) => string | undefined {
  const t = useT('api-keys');
  const words = useCodeWords();
  const ipsWords = useIpsWords();
  const language = useLanguage();
  return (problem) => {
    if (!problem) return undefined;
    if (!('own' in problem)) return words(problem.code, problem.params);
    switch (problem.own) {
      case 'ipInvalid':
      case 'ipsTooMany':
        return ipsWords(problem);
      case 'expiryInvalid':
        return t('form.expiryInvalid', {
          earliest: formatDate(problem.earliest, language),
          latest: formatDate(problem.latest, language),
        });
    }
  };
}
