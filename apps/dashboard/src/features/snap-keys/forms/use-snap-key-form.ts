import { useEffect, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useIpsWords } from '../../api-keys/public.ts';
import { type Field, type Problems, problemsOf, type Values } from './snap-key-values.ts';

interface SnapKeyFormOptions {
  /** What is saved, or the empty form. */
  saved: Values;
  /** Begins with mode and merchant, as drafts of both stand in one browser. */
  draftName: string;
  onSave: (values: Values) => Promise<void>;
}

/** The form without its looks: values, their problems in words, the draft, and sending. */
export function useSnapKeyForm({ saved, draftName, onSave }: SnapKeyFormOptions) {
  const codeWords = useCodeWords();
  const ipsWords = useIpsWords();
  const now = useClock();
  const { restored, keep, clear } = useDraft<Values>(draftName);
  const [values, setValues] = useState<Values>(() => ({ ...saved, ...restored }));
  const [touched, setTouched] = useState<readonly Field[]>([]);
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  /** How often it was sent: whoever waits for the outcome counts these. */
  const [attempts, setAttempts] = useState(0);
  const problems = problemsOf(values, now());
  const isChanged = values.name !== saved.name || values.ips !== saved.ips;

  useEffect(() => {
    if (isChanged) keep(values);
    else clear();
  }, [values, isChanged, keep, clear]);

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

/** A refusal of the server, beside the field it names. */
function besideFields(fields: readonly { field: string; code: string }[]): Problems {
  const of = (name: string) => fields.find(({ field }) => field.split(/[./[]/, 1)[0] === name);
  return { name: of('name'), ips: of('allowed_ips') };
}
