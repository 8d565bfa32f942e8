import { chakra } from '@chakra-ui/react';
import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useTwoStepActions } from '../api/use-two-step.ts';
import { useConfirmed } from './use-confirmed.tsx';

// With fewer, somebody who loses a phone twice is locked out.
const FEW = 3;

type RecoverySectionProps = { left: number; onChanged: (codes: readonly string[]) => void };

export const RecoverySection = ({ left, onChanged }: RecoverySectionProps) => {
  const t = useT('two-step');
  const { replaceCodes } = useTwoStepActions();
  const { run, shown } = useConfirmed();
  const replace = () =>
    run({ title: t('recovery.replace'), purpose: 'recovery_codes', action: {} }, async (otpToken) =>
      onChanged(await replaceCodes(otpToken)),
    );
  return (
    <Section title={t('recovery.title')} description={t('recovery.hint')} data-section="recovery-codes">
      <chakra.div display="grid" gap="3">
        <p>{t('recovery.left', { left, all: TWO_STEP_POLICY.recoveryCodes })}</p>
        {left < FEW ? (
          <Banner tone="warning" title={t('recovery.few')}>
            {t('recovery.fewText')}
          </Banner>
        ) : null}
        <div>
          <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => void replace()}>
            {t('recovery.replace')}
          </Button>
        </div>
        {shown}
      </chakra.div>
    </Section>
  );
};
