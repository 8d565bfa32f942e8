import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { confirmedBy } from '../../../shared/forms/otp/confirmed-by.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { ScopesSection } from '../../api-keys/public.ts';
import type { ApiKey, CliSignIn } from '../api/types.ts';
import { useCliSignIn } from '../api/use-cli-sign-in.ts';

type SignInQuestionProps = {
  signIn: CliSignIn;
  onApproved: (key: ApiKey) => void;
  onRefused: () => void;
};

/** Which computer asks for which key. A live key needs the code that creating one needs. */
export const SignInQuestion = ({ signIn, onApproved, onRefused }: SignInQuestionProps) => {
  const t = useT('cli-sign-ins');
  const otp = useOtpStep();
  const { approve, refuse } = useCliSignIn();
  const [busy, setBusy] = useState<'approve' | 'refuse' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { user_code: code, mode } = signIn;

  const act = async (name: 'approve' | 'refuse', work: () => Promise<void>) => {
    if (busy) return;
    setBusy(name);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(null);
    }
  };

  const allow = async () => {
    const confirmable = { purpose: 'cli_sign_in', action: { user_code: code } } as const;
    const confirmed = await confirmedBy(otp, mode === 'live' ? confirmable : null);
    if (confirmed) onApproved(await approve(code, confirmed));
  };

  return (
    <chakra.div display="grid" gap="4" maxW="40rem">
      {failure ? <FailureBanner failure={failure} /> : null}
      <Banner tone="warning" title={t('ask.compare')}>
        {mode === 'live' ? t('ask.liveText') : null}
      </Banner>
      <Section title={t('ask.title')}>
        <Facts signIn={signIn} />
      </Section>
      <ScopesSection scopes={signIn.scopes} subaccount={null} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="primary" loading={busy === 'approve'} onClick={() => void act('approve', allow)}>
          {t('ask.approve')}
        </Button>
        <Button
          loading={busy === 'refuse'}
          onClick={() =>
            void act('refuse', async () => {
              await refuse(code);
              onRefused();
            })
          }
        >
          {t('ask.refuse')}
        </Button>
      </chakra.div>
      <CodeDialog title={t('ask.confirm')} otp={otp} />
    </chakra.div>
  );
};

const Facts = ({ signIn }: { signIn: CliSignIn }) => {
  const t = useT('cli-sign-ins');
  return (
    <DescriptionList
      items={[
        {
          key: 'code',
          label: t('ask.code'),
          value: (
            <chakra.span textStyle="id" fontWeight="semibold">
              {signIn.user_code}
            </chakra.span>
          ),
        },
        { key: 'name', label: t('ask.name'), value: signIn.name },
        { key: 'mode', label: t('ask.mode'), value: t(`ask.${signIn.mode}`) },
        { key: 'ip', label: t('ask.ip'), value: signIn.ip },
        { key: 'asked', label: t('ask.asked'), value: <Time value={signIn.created_at} /> },
        { key: 'expires', label: t('ask.expires'), value: <Time value={signIn.key_expires_at} /> },
      ]}
    />
  );
};
