import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { useScope } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { ApiKey, CliSignIn } from '../api/types.ts';
import { CodeForm } from '../components/code-form.tsx';
import { OtherModeBanner } from '../components/other-mode-banner.tsx';
import { SignInQuestion } from '../components/sign-in-question.tsx';

/** Where `dasbor login` leads: a person compares the code, and allows or refuses. */
export default function CommandLinePage() {
  const t = useT('cli-sign-ins');
  const settings = useT('settings');
  const scope = useScope();
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('intro')}
        back={{ to: settingsPaths.overview, label: settings('title') }}
      />
      <Steps key={scope.join(' ')} />
    </>
  );
}

type Step =
  | { name: 'code' }
  | { name: 'question'; signIn: CliSignIn }
  | { name: 'approved'; key: ApiKey }
  | { name: 'refused' };

const Steps = () => {
  const [params] = useSearchParams();
  const [mode] = useScope();
  const [step, setStep] = useState<Step>({ name: 'code' });

  if (step.name === 'code')
    return (
      <CodeForm
        given={params.get('code') ?? ''}
        onFound={(signIn) => setStep({ name: 'question', signIn })}
      />
    );
  if (step.name === 'question')
    return step.signIn.mode === mode ? (
      <SignInQuestion
        signIn={step.signIn}
        onApproved={(key) => setStep({ name: 'approved', key })}
        onRefused={() => setStep({ name: 'refused' })}
      />
    ) : (
      <OtherModeBanner mode={step.signIn.mode} />
    );
  return <Outcome step={step} />;
};

const Outcome = ({ step }: { step: Extract<Step, { name: 'approved' | 'refused' }> }) => {
  const t = useT('cli-sign-ins');
  if (step.name === 'refused')
    return (
      <Banner tone="info" live="status" title={t('refused.title')}>
        {t('refused.text')}
      </Banner>
    );
  return (
    <Banner
      tone="success"
      live="status"
      title={t('approved.title')}
      actions={<AppLink to={apiKeyPaths.detail(step.key.id)}>{t('approved.key')}</AppLink>}
    >
      {t('approved.text')}
    </Banner>
  );
};
