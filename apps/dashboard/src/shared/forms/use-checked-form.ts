import type { Problem } from '@dasbor/domain/kernel';
import { useEffect, useState } from 'react';
import { useCodeWords } from '../i18n/problem-words.ts';
import type { Failure, FieldFailure } from '../lib/failure.ts';
import { besideFields } from './beside-fields.ts';
import { useDraft } from './use-draft.ts';

interface CheckedForm<Values, Field extends string> {
  /** As it is saved, or empty; what differs from it is kept as a draft. */
  initial: Values;
  /** Named as the contract names them: a refusal of the server finds its field by that. */
  fields: readonly Field[];
  problemsOf: (values: Values) => Partial<Record<Field, Problem>>;
}

/** A form without its looks: values, their problems in words once a field was left or the form looked over, and the draft. */
export function useCheckedForm<Values extends Record<string, string>, Field extends keyof Values & string>(
  draftName: string,
  { initial, fields, problemsOf }: CheckedForm<Values, Field>,
) {
  const words = useCodeWords();
  const { restored, keep, clear } = useDraft<Values>(draftName);
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...restored }));
  const [touched, setTouched] = useState<readonly Field[]>([]);
  const [refused, setRefused] = useState<Partial<Record<Field, FieldFailure>>>({});
  /** How often it was looked over: whoever waits for the outcome counts these. */
  const [attempts, setAttempts] = useState(0);
  const problems = problemsOf(values);
  const isChanged = Object.keys(values).some((name) => values[name] !== initial[name]);

  useEffect(() => {
    if (isChanged) keep(values);
    else clear();
  }, [values, isChanged, keep, clear]);

  return {
    values,
    isChanged,
    set: (changes: Partial<Values>) => {
      setRefused({});
      setValues((before) => ({ ...before, ...changes }));
    },
    touch: (field: Field) => {
      if (values[field] !== '' && !touched.includes(field)) setTouched([...touched, field]);
    },
    errorOf: (field: Field): string | undefined => {
      const problem = (touched.includes(field) ? problems[field] : undefined) ?? refused[field];
      return words(problem?.code, problem?.params);
    },
    /** Answers whether there is nothing left to mend. */
    check: (): boolean => {
      setTouched(fields);
      setAttempts((before) => before + 1);
      return Object.keys(problems).length === 0;
    },
    /** Puts what the server refused beside its fields; answers whether there was any. */
    refuse: (said: NonNullable<Failure['fields']>): boolean => {
      const beside = besideFields(said, fields);
      setRefused(beside ?? {});
      if (beside) setAttempts((before) => before + 1);
      return beside !== undefined;
    },
    attempts,
    clear,
  };
}
