import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useIpsWords } from '../../api-keys/public.ts';
import { type Field, type Problems, problemsOf, type Values } from './snap-key-values.ts';

/** The form without its looks: values, their problems in words, and sending. */
export function useSnapKeyForm(saved: Values, onSave: (values: Values) => Promise<void>) {
  const codeWords = useCodeWords();
  const ipsWords = useIpsWords();
  const now = useClock();
  const [values, setValues] = useState(saved);
  const [touched, setTouched] = useState<readonly Field[]>([]);
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  /** How often it was sent: whoever waits for the outcome counts these. */
  const [attempts, setAttempts] = useState(0);
  const problems = problemsOf(values, now());

  async function submit() {
    if (isSubmitting) return;
    setFailure(null);
    setTouched(['name', 'ips']);
    if (!problems.name && !problems.ips) {
      setSubmitting(true);
      try {
        await onSave(values);
      } catch (error) {
        const next = describeFailure(error);
        const beside = besideFields(next.fields ?? []);
        if (beside.name || beside.ips) setRefused(beside);
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
    errorOf: (field: Field): string | undefined => {
      const problem = (touched.includes(field) ? problems[field] : undefined) ?? refused[field];
      if (!problem) return undefined;
      return 'own' in problem ? ipsWords(problem) : codeWords(problem.code);
    },
  };
}

/** A refusal of the server, beside the field it names. */
function besideFields(fields: readonly { field: string; code: string }[]): Problems {
  const of = (name: string) => fields.find(({ field }) => field.split(/[./[]/, 1)[0] === name);
  return { name: of('name'), ips: of('allowed_ips') };
}
