import { chakra } from '@chakra-ui/react';
import { passwordProblems } from '@dasbor/domain/auth';
import { useFormik } from 'formik';
import { useState } from 'react';
import { besideFields } from '../../../shared/forms/beside-fields.ts';
import { PasswordRules } from '../../../shared/forms/password-rules.tsx';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useUnloadGuard } from '../../../shared/forms/use-unload-guard.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure, type FieldFailure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { useSecurity } from '../api/use-security.ts';

/** Named as the contract names them: a refusal of the server finds its field by that. */
const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT('profile');
  const words = useCodeWords();
  const { changePassword } = useSecurity();
  const [failure, setFailure] = useState<Failure | null>(null);
  /** What the server's words about a field say: how many attempts are left. */
  const [refused, setRefused] = useState<Refused>({});

  const form = useFormik<Values>({
    initialValues: { current_password: '', password: '', password_confirmation: '' },
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
        const beside = besideFields(next.fields, FIELDS);
        if (!beside) return setFailure(next);
        setRefused(beside);
        setErrors(codesOf(beside));
      }
    },
  });

  // The current one may be there by itself, from a password manager.
  useUnloadGuard(form.values.password !== '');
  const outcomes = form.isSubmitting ? 0 : form.submitCount;
  const element = useProblemFocus(outcomes);
  const error = (field: Field) =>
    form.touched[field] ? words(form.errors[field], { min: 8, ...refused[field]?.params }) : undefined;
  return (
    <chakra.form ref={element} onSubmit={form.handleSubmit} noValidate display="grid" gap="5">
      {failure ? <FailureBanner failure={failure} /> : null}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={error('current_password')}
        {...form.getFieldProps('current_password')}
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
        error={error('password_confirmation')}
        {...form.getFieldProps('password_confirmation')}
      />
      <ProblemSummary form={element} outcomes={outcomes} />
      <chakra.div>
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          {t('password.save')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

type Refused = Partial<Record<Field, FieldFailure>>;

function problemsOf(values: Values): Partial<Values> {
  const [wrong] = passwordProblems(values.password);
  return {
    ...(values.current_password === '' && { current_password: 'DPAY_REQUIRED' }),
    ...(wrong && { password: wrong.code }),
    ...(values.password !== values.password_confirmation && {
      password_confirmation: 'DPAY_PASSWORD_MISMATCH',
    }),
  };
}

function codesOf(refused: Refused): Partial<Values> {
  return Object.fromEntries(Object.entries(refused).map(([field, { code }]) => [field, code]));
}
