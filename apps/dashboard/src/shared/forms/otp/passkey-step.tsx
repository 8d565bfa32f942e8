import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { describeFailure, type Failure } from '../../lib/failure.ts';
import { isPasskeyRefused } from '../../lib/passkeys.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { afterFailure, stateOf } from './challenge.ts';
import { Confirms, Notices } from './notices.tsx';
import type { OtpFormProps } from './otp-form.tsx';

type PasskeyStepProps = {
  onPasskey: () => Promise<void>;
} & Pick<OtpFormProps, 'challenge' | 'options' | 'onChallenge'>;

/** The device asks for face, finger or PIN. Wrong passkeys count like wrong codes. */
export const PasskeyStep = ({ challenge, options, onPasskey, onChallenge }: PasskeyStepProps) => {
  const t = useT('otp');
  const now = useNow(1000);
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const state = stateOf(challenge, failure, now);

  const ask = async () => {
    setBusy(true);
    setRefused(false);
    setFailure(null);
    try {
      await onPasskey();
    } catch (error) {
      if (isPasskeyRefused(error)) {
        setRefused(true);
        return;
      }
      const next = describeFailure(error);
      setFailure(next);
      const left = afterFailure(challenge, next);
      if (left) onChallenge(left);
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.div display="grid" gap="4">
      <Notices state={state} failure={failure} resent={false} />
      {isRefused ? (
        <Banner tone="warning" title={t('passkey.refused')} live="alert">
          {t('passkey.refusedText')}
        </Banner>
      ) : null}
      {state === 'locked' ? null : (
        <>
          <Confirms label={t('confirmsAction')} text={challenge.confirms} />
          {options}
          <chakra.p color="fg.muted">{t('passkey.hint')}</chakra.p>
          <Button variant="primary" size="lg" autoFocus loading={busy} onClick={() => void ask()}>
            {t('passkey.use')}
          </Button>
        </>
      )}
    </chakra.div>
  );
};
