import { useEffect, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import type { Failure } from '../../../shared/lib/failure.ts';
import {
  CHECKED_FIELDS,
  type CheckedField,
  EMPTY_VALUES,
  planOf,
  problemsOf,
  type Surroundings,
  type Values,
} from './withdrawal-values.ts';

/** The form without its looks: values, their problems in words, what will happen, and the draft. */
export function useWithdrawalForm(draftName: string, around: Surroundings) {
  const words = useCodeWords();
  const { restored, keep, clear } = useDraft<Values & Record<string, string>>(draftName);
  const [values, setValues] = useState<Values>(() => ({ ...EMPTY_VALUES, ...restored }));
  const [touched, setTouched] = useState<readonly CheckedField[]>([]);
  const [refused, setRefused] = useState<Partial<Record<CheckedField, string>>>({});
  /** How often it was looked over: whoever waits for the outcome counts these. */
  const [attempts, setAttempts] = useState(0);
  const problems = problemsOf(values, around);

  useEffect(() => {
    if (Object.values(values).some((value) => value !== '')) keep({ ...values });
    else clear();
  }, [values, keep, clear]);

  return {
    values,
    set: (changes: Partial<Values>) => {
      setRefused({});
      setValues((before) => ({ ...before, ...changes }));
    },
    touch: (field: CheckedField) => {
      if (values[field] !== '' && !touched.includes(field)) setTouched([...touched, field]);
    },
    errorOf: (field: CheckedField): string | undefined => {
      const problem = touched.includes(field) ? problems[field] : undefined;
      return words(problem?.code ?? refused[field], problem?.params);
    },
    /** Null while anything is missing or wrong. */
    plan: planOf(values, around),
    /** Answers whether there is nothing left to mend. */
    check: (): boolean => {
      setTouched(CHECKED_FIELDS);
      setAttempts((before) => before + 1);
      return Object.keys(problems).length === 0;
    },
    /** Puts what the server refused beside its fields; answers whether there was any. */
    refuse: (fields: NonNullable<Failure['fields']>): boolean => {
      const known = fields.flatMap(({ field, code }) => {
        const name = CHECKED_FIELDS.find((one) => one === field);
        return name ? [[name, code] as const] : [];
      });
      setRefused(Object.fromEntries(known));
      if (known.length > 0) setAttempts((before) => before + 1);
      return known.length > 0;
    },
    attempts,
    clear,
  };
}
