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
import { TextBlock } from '../../../shared/ui/text-block.tsx';
import type { SnapPublicKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';

/** Product spec §8: a code is needed to copy the public key. */
export function DasborKeySection({ id }: { id: string }) {
  const t = useT('snap-keys');
  const otp = useOtpStep();
  const { dasborKey } = useSnapKeyActions(id);
  const [key, setKey] = useState<SnapPublicKey | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function show() {
    setFailure(null);
    const otpToken = await otp.confirm({ purpose: 'snap_public_key', action: { id } });
    if (otpToken === null) return;
    try {
      setKey(await dasborKey(otpToken));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }

  return (
    <Section title={t('dasbor.section')}>
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t('dasbor.text')}
      </chakra.p>
      {failure ? <FailureBanner failure={failure} /> : null}
      {key ? (
        <chakra.div display="grid" gap="3">
          <TextBlock label={t('dasbor.label')} text={key.public_key} />
          <TextBlock label={t('dasbor.fingerprint')} text={key.fingerprint} />
        </chakra.div>
      ) : (
        <Button size="sm" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => void show()}>
          {t('dasbor.show')}
        </Button>
      )}
      <CodeDialog title={t('dasbor.title')} otp={otp} />
    </Section>
  );
}
