import { chakra } from '@chakra-ui/react';
import { passwordProblems } from '@dasbor/domain/auth';
import { useFormik } from 'formik';
import { useState } from 'react';
import { PasswordRules } from '../../../shared/forms/password-rules.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PasswordField } from '../../../shared/ui/field.tsx';
import { useSecurity } from '../api/use-security.ts';

type Values = {
  current: string;
  password: string;
  confirmation: string;
};

/** The server's names of the fields, and ours. */
const FIELD: Readonly<Record<string, keyof Values>> = {
  current_password: 'current',
  password: 'password',
  password_confirmation: 'confirmation',
};

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT('profile');
  const words = useCodeWords();
  const { changePassword } = useSecurity();
  const [failure, setFailure] = useState<Failure | null>(null);

  const form = useFormik<Values>({
    initialValues: { current: '', password: '', confirmation: '' },
    validate: problemsOf,
    // Leaving a field would take away what the server refused.
    validateOnBlur: false,
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      try {
        await changePassword(values);
        onDone();
      } catch (error) {
        const next = describeFailure(error);
        setFailure(next);
        if (next.fields?.length) setErrors(besideFields(next.fields));
      }
    },
  });

  const element = useProblemFocus(form.isSubmitting ? 0 : form.submitCount);
  const error = (field: keyof Values) =>
    form.touched[field] ? words(form.errors[field], { min: 8, ...paramsOf(failure, field) }) : undefined;
  return (
    <chakra.form ref={element} onSubmit={form.handleSubmit} noValidate display="grid" gap="5">
      {failure && !failure.fields?.length ? <FailureBanner failure={failure} /> : null}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={error('current')}
        {...form.getFieldProps('current')}
      />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        error={error('password')}
        hint={<PasswordRules password={form.values.password} />}
        {...form.getFieldProps('password')}
      />
      <PasswordField
        label={t('password.confirmation')}
        autoComplete="new-password"
        error={error('confirmation')}
        {...form.getFieldProps('confirmation')}
      />
      <chakra.div>
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          {t('password.save')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function problemsOf({ current, password, confirmation }: Values): Partial<Values> {
  const [wrong] = passwordProblems(password);
  return {
    ...(current === '' && { current: 'DPAY_REQUIRED' }),
    ...(wrong && { password: wrong.code }),
    ...(password !== confirmation && { confirmation: 'DPAY_PASSWORD_MISMATCH' }),
  };
}

/** What the server's words about a field say: how many attempts are left. */
function paramsOf(failure: Failure | null, of: keyof Values): Failure['params'] {
  return failure?.fields?.find(({ field }) => FIELD[field] === of)?.params;
}

function besideFields(fields: NonNullable<Failure['fields']>): Partial<Values> {
  return Object.fromEntries(fields.map(({ field, code }) => [FIELD[field] ?? field, code]));
}
