import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useTwoStepActions } from '../api/use-two-step.ts';
import { useConfirmed } from './use-confirmed.tsx';

/** The weakest method, for people without a phone or passkey at hand. */
export const MailSection = ({ email, onChanged }: { email: string; onChanged: () => void }) => {
  const t = useT('two-step');
  const { turn } = useTwoStepActions();
  const { run, shown } = useConfirmed();
  const use = () =>
    run({ title: t('mail.use'), purpose: 'two_step', action: { enabled: true } }, async (otpToken) => {
      await turn(true, otpToken);
      onChanged();
    });
  return (
    <Section title={t('mail.title')} description={t('mail.hint', { email })}>
      <chakra.div display="grid" gap="3">
        <div>
          <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => void use()}>
            {t('mail.use')}
          </Button>
        </div>
        {shown}
      </chakra.div>
    </Section>
  );
};
