import { type SubmitEvent, useState } from 'react';
import { besideFields } from '../../../shared/forms/beside-fields.ts';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { describeFailure, type Failure, type FieldFailure } from '../../../shared/lib/failure.ts';

type Found<Field extends string> = readonly { readonly field: Field; readonly problem: FieldFailure }[];

type NumberStep<Field extends string> = {
  fields: readonly Field[];
  /** What is wrong with the values now. */
  problems: Found<Field>;
  send: () => Promise<Challenge>;
};

/** The step before the code: the form is sent, and its errors are shown once it was tried. */
export const useNumberStep = <Field extends string>({ fields, problems, send }: NumberStep<Field>) => {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [ended, setEnded] = useState(false);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Partial<Record<Field, FieldFailure>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useProblemFocus(tries);

  const submit = async () => {
    setTries((count) => count + 1);
    setRefused({});
    if (busy || problems.length > 0) return;
    setBusy(true);
    setFailure(null);
    setEnded(false);
    try {
      setChallenge(await send());
      setTries(0);
    } catch (error) {
      const next = describeFailure(error);
      const beside = besideFields(next.fields, fields);
      if (!beside) return setFailure(next);
      setRefused(beside);
      setTries((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };

  return {
    challenge,
    setChallenge,
    ended,
    back: (isOver: boolean) => {
      setChallenge(null);
      setEnded(isOver);
    },
    form,
    failure,
    busy,
    problemOf: (field: Field): FieldFailure | undefined =>
      refused[field] ?? (tries > 0 ? problems.find((one) => one.field === field)?.problem : undefined),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
};
