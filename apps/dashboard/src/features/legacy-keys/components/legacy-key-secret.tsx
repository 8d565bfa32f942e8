import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { MaskedKey, RevealedSecret } from '../../api-keys/public.ts';
import type { LegacyKey } from '../api/types.ts';
import { useLegacyKeyActions } from '../api/use-legacy-key-actions.ts';

interface LegacyKeySecretProps {
  legacyKey: LegacyKey;
  /** Null while it is hidden. */
  secret: string | null;
  onSecret: (secret: string | null) => void;
}

/** Its last four characters, or all of them for a minute; a live key asks for a code in between. */
export function LegacyKeySecret({ legacyKey, secret, onSecret }: LegacyKeySecretProps) {
  const { id, name, mode } = legacyKey;
  const t = useT('legacy-keys');
  const otp = useOtpStep();
  const { reveal } = useLegacyKeyActions(id);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function show() {
    setBusy(true);
    setFailure(null);
    try {
      const otpToken =
        mode === 'live' ? await otp.confirm({ purpose: 'legacy_key_reveal', action: { id } }) : undefined;
      if (otpToken === null) return;
      onSecret(await reveal(otpToken === undefined ? {} : { otpToken }));
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {failure ? <FailureBanner failure={failure} /> : null}
      {secret === null ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <MaskedKey prefix={legacyKey.prefix} lastFour={legacyKey.last_four} />
          <Button
            size="sm"
            loading={isBusy}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => void show()}
          >
            {t('secret.reveal')}
          </Button>
        </chakra.div>
      ) : (
        <RevealedSecret key={secret} secret={secret} what={t('secret.label')} onHide={() => onSecret(null)} />
      )}
      <CodeDialog title={t('secret.revealTitle', { name })} otp={otp} />
    </>
  );
}
