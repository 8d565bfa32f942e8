import {
  type Registration,
  REGISTRATION_FIELDS,
  type RegistrationField,
  registrationProblems,
} from '@dasbor/domain/sign-up';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { besideFields } from '../../../shared/forms/beside-fields.ts';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { describeFailure, type Failure, type FieldFailure } from '../../../shared/lib/failure.ts';
import { signUpPaths } from '../../../shared/paths/account/sign-up.ts';
import { dropOwn, keepOwn, ownKey, readOwn } from '../../../shared/unsaved/own-storage.ts';
import { useSignUp } from '../api/use-sign-up.ts';

const EMPTY: Registration = {
  full_name: '',
  business_name: '',
  email: '',
  mobile_phone: '',
  password: '',
  password_confirmation: '',
  terms_accepted: false,
};

/** The form's values, and the problems of those fields that the person has left or tried to send. */
export const useRegistration = () => {
  const { register } = useSignUp();
  const navigate = useNavigate();
  const [values, setValues] = useState<Registration>(() => ({ ...EMPTY, ...readDraft() }));
  const [left, setLeft] = useState<ReadonlySet<RegistrationField>>(new Set());
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Partial<Record<RegistrationField, FieldFailure>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useProblemFocus(tries);
  const problems = registrationProblems(values);

  useEffect(() => keepDraft(values), [values]);

  const change = (field: RegistrationField, value: string | boolean) => {
    setRefused(({ [field]: _, ...others }) => others);
    setValues((before) => ({ ...before, [field]: value }));
  };

  const submit = async () => {
    setTries((count) => count + 1);
    if (busy || problems.length > 0) return;
    setBusy(true);
    setFailure(null);
    setRefused({});
    try {
      await register(values);
      dropOwn(DRAFT);
      void navigate(signUpPaths.success(values.email.trim()));
    } catch (error) {
      const next = describeFailure(error);
      const beside = besideFields(next.fields, REGISTRATION_FIELDS);
      if (!beside) return setFailure(next);
      setRefused(beside);
      setTries((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    values,
    failure,
    busy,
    /** The first problem of a field, once it is shown. */
    problemOf: (field: RegistrationField): FieldFailure | undefined =>
      refused[field] ??
      (tries > 0 || left.has(field) ? problems.find((one) => one.field === field)?.problem : undefined),
    change,
    leave: (field: RegistrationField) => {
      if (values[field] !== EMPTY[field]) setLeft((before) => new Set(before).add(field));
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
};

/** Nobody is signed in yet. The draft stays in this tab, survives a reload, and never holds the password. */
const DRAFT = ownKey('visitor', 'draft sign-up');

const DRAFTED = ['full_name', 'business_name', 'email', 'mobile_phone'] as const;

const keepDraft = (values: Registration): void => {
  const kept = DRAFTED.map((field) => [field, values[field]] as const);
  if (kept.some(([, text]) => text !== '')) keepOwn(DRAFT, JSON.stringify(Object.fromEntries(kept)));
  else dropOwn(DRAFT);
};

const readDraft = (): Partial<Registration> => {
  try {
    const kept: unknown = JSON.parse(readOwn(DRAFT) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      DRAFTED.flatMap((field) => {
        const text = (kept as Record<string, unknown>)[field];
        return typeof text === 'string' ? [[field, text]] : [];
      }),
    );
  } catch {
    return {};
  }
};
