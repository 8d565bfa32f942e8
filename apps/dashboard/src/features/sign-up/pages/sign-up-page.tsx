import { chakra } from '@chakra-ui/react';
import { passwordProblems } from '@dasbor/domain/auth';
import type { Registration, RegistrationField } from '@dasbor/domain/sign-up';
import { PasswordRules } from '../../../shared/forms/password-rules.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { authPaths } from '../../../shared/paths/account/auth.ts';
import { signUpPaths } from '../../../shared/paths/account/sign-up.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { PasswordField } from '../../../shared/ui/fields/password-field.tsx';
import { AuthFrame } from '../../auth/public.ts';
import { Terms } from '../components/terms.tsx';
import { useRegistration } from '../forms/use-registration.ts';

type TextName = Exclude<RegistrationField, 'terms_accepted'>;

/** product spec §5, Sign up. */
export default function SignUpPage() {
  const t = useT('sign-up');
  const words = useCodeWords();
  const { form, values, failure, busy, problemOf, change, leave, submit } = useRegistration();

  const errorOf = (name: keyof Registration) => {
    const found = problemOf(name);
    // The list below the field shows which rules are not met.
    if (name === 'password' && found && passwordProblems(values.password).length > 0) return t('form.unmet');
    return words(found?.code, found?.params);
  };
  const field = (name: TextName) => ({
    name,
    size: 'lg' as const,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    onBlur: () => leave(name),
    error: errorOf(name),
  });

  return (
    <AuthFrame title={t('form.title')} intro={t('form.intro')}>
      {failure ? <FailureBanner failure={failure} title={t('form.failed')} /> : null}
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <TextField label={t('form.fullName')} autoComplete="name" {...field('full_name')} />
        <TextField
          label={t('form.businessName')}
          autoComplete="organization"
          hint={t('form.businessNameHint')}
          {...field('business_name')}
        />
        <TextField
          label={t('form.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          hint={t('form.emailHint')}
          {...field('email')}
        />
        <TextField
          label={t('form.mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t('form.mobileHint')}
          {...field('mobile_phone')}
        />
        <PasswordField
          label={t('form.password')}
          autoComplete="new-password"
          hint={<PasswordRules password={values.password} />}
          {...field('password')}
        />
        <PasswordField
          label={t('form.confirmation')}
          autoComplete="new-password"
          {...field('password_confirmation')}
        />
        <Terms
          accepted={values.terms_accepted}
          onChange={(accepted) => change('terms_accepted', accepted)}
          error={errorOf('terms_accepted')}
        />
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('form.submit')}
        </Button>
      </chakra.form>
      <AppLink to={signUpPaths.whatsApp} justifySelf="start">
        {t('whatsApp.signUp.title')}
      </AppLink>
      <chakra.p color="fg.muted">
        {t('form.haveAccount')} <AppLink to={authPaths.login}>{t('form.signIn')}</AppLink>
      </chakra.p>
    </AuthFrame>
  );
}
