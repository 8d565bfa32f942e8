import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { PreviousSecret, RegenerateDialog, RevealedSecret } from '../../api-keys/public.ts';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';

export function ClientSecretSection({ snapKey, onOver }: { snapKey: SnapKey; onOver: () => void }) {
  const t = useT('snap-keys');
  const actions = useSnapKeyActions(snapKey.id);
  const otp = useOtpStep();
  const [secret, setSecret] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const isRevoked = snapKey.status === 'revoked';

  async function reveal() {
    setFailure(null);
    const otpToken = await otp.confirm({ purpose: 'snap_secret_reveal', action: { id: snapKey.id } });
    if (otpToken === null) return;
    try {
      setSecret(await actions.reveal(otpToken));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }

  return (
    <Section
      title={t('secret.section')}
      actions={
        isRevoked ? null : (
          <Button
            size="sm"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setReplacing(true)}
          >
            {t('secret.regenerate')}
          </Button>
        )
      }
    >
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t('secret.text')}
      </chakra.p>
      {failure ? <FailureBanner failure={failure} /> : null}
      {!isRevoked && snapKey.previous_secret ? (
        <PreviousSecret previous={snapKey.previous_secret} onOver={onOver} />
      ) : null}
      {secret === null ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <chakra.span textStyle="id">…{snapKey.secret_last_four}</chakra.span>
          {isRevoked ? null : (
            <Button
              size="sm"
              onPointerEnter={preloadDialog}
              onFocus={preloadDialog}
              onClick={() => void reveal()}
            >
              {t('secret.reveal')}
            </Button>
          )}
        </chakra.div>
      ) : (
        <RevealedSecret
          key={secret}
          secret={secret}
          what={t('secret.section')}
          onHide={() => setSecret(null)}
        />
      )}
      <CodeDialog title={t('secret.revealTitle')} otp={otp} />
      <RegenerateDialog
        open={isReplacing}
        onClose={() => setReplacing(false)}
        title={t('secret.dialogTitle', { name: snapKey.name })}
        text={t('secret.dialogText')}
        previousWorksUntil={snapKey.previous_secret?.works_until ?? null}
        confirmable={(overlap) => ({
          purpose: 'snap_secret_regenerate',
          action: { id: snapKey.id, overlap },
        })}
        onRegenerate={async (overlap, { otpToken = '' }) =>
          setSecret(await actions.regenerate(overlap, otpToken))
        }
      />
    </Section>
  );
}
