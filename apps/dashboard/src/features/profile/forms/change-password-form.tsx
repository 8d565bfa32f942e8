import { chakra } from '@chakra-ui/react';
import { passwordProblems } from '@dasbor/domain/auth';
import { object } from 'yup';
import { Form } from '../../../shared/forms/form.tsx';
import { PasswordRules } from '../../../shared/forms/password-rules.tsx';
import { type Beside, decided, type FormSchema, REQUIRED } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useUnloadGuard } from '../../../shared/unsaved/use-unload-guard.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PasswordField } from '../../../shared/ui/fields/password-field.tsx';
import { useSecurity } from '../api/use-security.ts';

/** The contract's field names. */
type Values = {
  current_password: string;
  password: string;
  password_confirmation: string;
};

const EMPTY: Values = { current_password: '', password: '', password_confirmation: '' };

const passwordSchema: FormSchema<Values, undefined> = object({
  current_password: decided((text: string) => (text === '' ? REQUIRED : undefined)),
  password: decided((text: string) => passwordProblems(text)[0]),
  password_confirmation: decided((text: string, { values }: Beside<Values>) =>
    text === values.password ? undefined : { code: 'DPAY_PASSWORD_MISMATCH' },
  ),
});

export const ChangePasswordForm = ({ onDone }: { onDone: () => void }) => {
  const t = useT('profile');
  const { changePassword } = useSecurity();
  const form = useForm({
    initial: EMPTY,
    schema: passwordSchema,
    asks: false,
    submit: async (values) => {
      await changePassword(values);
      onDone();
    },
  });
  // A password manager may have filled in the current password.
  useUnloadGuard(form.values.password !== '');

  return (
    <Form form={form} gap="5">
      {form.banner}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        hint={<PasswordRules password={form.values.password} />}
        {...form.field('password')}
      />
      <PasswordField
        label={t('password.confirmation')}
        autoComplete="new-password"
        {...form.field('password_confirmation')}
      />
      {form.summary}
      <chakra.div>
        <Button type="submit" variant="primary" loading={form.isBusy}>
          {t('password.save')}
        </Button>
      </chakra.div>
    </Form>
  );
};
