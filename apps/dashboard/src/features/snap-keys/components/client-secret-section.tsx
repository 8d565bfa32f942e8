import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { PreviousSecret, RegenerateDialog } from '../../api-keys/public.ts';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';

/** How long a secret stays on the screen. */
const SHOWN_SECONDS = 60;

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
      <chakra.p textStyle="small" color="fg.muted" mb="2">
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
        <Revealed secret={secret} onHide={() => setSecret(null)} />
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

/** There to be copied, and gone by itself: a screen is left open more easily than a key is lost. */
function Revealed({ secret, onHide }: { secret: string; onHide: () => void }) {
  const t = useT('snap-keys');
  const [seconds, setSeconds] = useState(SHOWN_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds <= 0) onHide();
  }, [seconds, onHide]);
  return (
    <chakra.div data-part="revealed">
      <chakra.div display="flex" alignItems="center" gap="1">
        <chakra.code textStyle="id" overflowWrap="anywhere">
          {secret}
        </chakra.code>
        <CopyButton value={secret} what={t('secret.section')} />
        <Button size="sm" variant="quiet" onClick={onHide}>
          {t('secret.hide')}
        </Button>
      </chakra.div>
      {/* Said once: a count that speaks every second says nothing else. */}
      <chakra.span role="status" srOnly>
        {t('secret.shownNow', { seconds: SHOWN_SECONDS })}
      </chakra.span>
      <chakra.p aria-hidden="true" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('secret.hidesIn', { seconds })}
      </chakra.p>
    </chakra.div>
  );
}
