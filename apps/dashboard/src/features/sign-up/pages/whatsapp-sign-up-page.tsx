import { chakra } from '@chakra-ui/react';
import { WHATSAPP_FIELDS, type WhatsAppField, whatsAppProblems } from '@dasbor/domain/sign-up';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { authPaths } from '../../../shared/paths/account/auth.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Field, TextField } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { AuthFrame } from '../../auth/public.ts';
import { useMerchantCategories } from '../api/use-merchant-categories.ts';
import { useWhatsApp } from '../api/use-whatsapp.ts';
import { Terms } from '../components/terms.tsx';
import { useNumberStep } from '../components/use-number-step.ts';
import { WhatsAppCode } from '../components/whatsapp-code.tsx';

const EMPTY = {
  full_name: '',
  business_name: '',
  business_category: '',
  mobile_phone: '',
  terms_accepted: false,
};

/** product spec §7: sign-up by WhatsApp number. It needs no email and no password. */
export default function WhatsAppSignUpPage() {
  const t = useT('sign-up');
  const words = useCodeWords();
  const language = useLanguage();
  const { register } = useWhatsApp();
  const { data: categories = [], error, mutate } = useMerchantCategories();
  const [values, setValues] = useState(EMPTY);
  const { form, challenge, setChallenge, ended, back, failure, busy, problemOf, submit } = useNumberStep({
    fields: WHATSAPP_FIELDS,
    problems: whatsAppProblems(values, categories),
    send: () => register(values),
  });

  const change = (name: WhatsAppField, value: string | boolean) =>
    setValues((before) => ({ ...before, [name]: value }));
  const errorOf = (name: WhatsAppField) => {
    const found = problemOf(name);
    return words(found?.code, found?.params);
  };
  const field = (name: Exclude<WhatsAppField, 'terms_accepted'>) => ({
    name,
    size: 'lg' as const,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    error: errorOf(name),
  });

  if (challenge) {
    return (
      <AuthFrame title={t('whatsApp.code.title')} intro={t('whatsApp.code.intro')}>
        <WhatsAppCode challenge={challenge} onChallenge={setChallenge} onBack={back} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('whatsApp.signUp.title')} intro={t('whatsApp.signUp.intro')}>
      {ended ? <Banner tone="warning" live="alert" title={t('whatsApp.ended')} /> : null}
      {failure ? <FailureBanner failure={failure} title={t('whatsApp.failed')} /> : null}
      {error ? (
        <FailureBanner
          failure={describeFailure(error)}
          title={t('whatsApp.signUp.noCategories')}
          onRetry={() => void mutate()}
        />
      ) : null}
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <TextField label={t('form.fullName')} autoComplete="name" {...field('full_name')} />
        <TextField
          label={t('form.businessName')}
          autoComplete="organization"
          hint={t('form.businessNameHint')}
          {...field('business_name')}
        />
        <Field label={t('whatsApp.signUp.category')} error={errorOf('business_category')}>
          {(control) => (
            <Select
              {...control}
              name="business_category"
              value={values.business_category}
              onChange={(event) => change('business_category', event.target.value)}
            >
              <option value="">{t('whatsApp.signUp.choose')}</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label={t('whatsApp.number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t('form.mobileHint')}
          {...field('mobile_phone')}
        />
        <Terms
          accepted={values.terms_accepted}
          onChange={(accepted) => change('terms_accepted', accepted)}
          error={errorOf('terms_accepted')}
        />
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('whatsApp.send')}
        </Button>
      </chakra.form>
      <AppLink to={authPaths.signUp} justifySelf="start">
        {t('whatsApp.signUp.byEmail')}
      </AppLink>
    </AuthFrame>
  );
}
