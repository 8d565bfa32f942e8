import { chakra } from '@chakra-ui/react';
import { readWhatsAppNumber } from '@dasbor/domain/sign-up';
import { useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { authPaths } from '../../../shared/paths/account/auth.ts';
import { signUpPaths } from '../../../shared/paths/account/sign-up.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { AuthFrame } from '../../auth/public.ts';
import { useWhatsApp } from '../api/use-whatsapp.ts';
import { useNumberStep } from '../components/use-number-step.ts';
import { WhatsAppCode } from '../components/whatsapp-code.tsx';

const FIELDS = ['mobile_phone'] as const;

/** product spec §7: sign-in by WhatsApp number, with a code. */
export default function WhatsAppSignInPage() {
  const t = useT('sign-up');
  const words = useCodeWords();
  const { login } = useWhatsApp();
  const [number, setNumber] = useState('');
  const read = readWhatsAppNumber(number);
  const problems = read.ok ? [] : [{ field: FIELDS[0], problem: read.problem }];
  const { form, challenge, setChallenge, ended, back, failure, busy, problemOf, submit } = useNumberStep({
    fields: FIELDS,
    problems,
    send: () => login(number),
  });
  const wrong = problemOf('mobile_phone');

  if (challenge) {
    return (
      <AuthFrame title={t('whatsApp.code.title')} intro={t('whatsApp.code.intro')}>
        <WhatsAppCode challenge={challenge} onChallenge={setChallenge} onBack={back} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('whatsApp.signIn.title')} intro={t('whatsApp.signIn.intro')}>
      {ended ? <Banner tone="warning" live="alert" title={t('whatsApp.ended')} /> : null}
      {failure ? <FailureBanner failure={failure} title={t('whatsApp.failed')} /> : null}
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <TextField
          label={t('whatsApp.number')}
          name="mobile_phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          size="lg"
          hint={t('form.mobileHint')}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          error={words(wrong?.code, wrong?.params)}
        />
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('whatsApp.send')}
        </Button>
      </chakra.form>
      <AppLink to={authPaths.login} justifySelf="start">
        {t('whatsApp.signIn.byEmail')}
      </AppLink>
      <chakra.p color="fg.muted">
        {t('whatsApp.signIn.noAccount')}{' '}
        <AppLink to={signUpPaths.whatsApp}>{t('whatsApp.signUp.title')}</AppLink>
      </chakra.p>
    </AuthFrame>
  );
}
