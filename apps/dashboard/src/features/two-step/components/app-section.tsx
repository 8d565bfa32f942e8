import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useTwoStepActions } from '../api/use-two-step.ts';
import { AppDialog, type NewApp } from './app-dialog.tsx';
import { useConfirmed } from './use-confirmed.tsx';

type AppSectionProps = {
  addedAt: string | null;
  /** Called after every change, with new recovery codes if there are any. */
  onChanged: (codes: readonly string[]) => void;
};

export const AppSection = ({ addedAt, onChanged }: AppSectionProps) => {
  const t = useT('two-step');
  const toast = useToast();
  const { startApp, removeApp } = useTwoStepActions();
  const { run, shown } = useConfirmed();
  const [started, setStarted] = useState<NewApp | null>(null);

  const setUp = () =>
    run({ title: t('app.setUp'), purpose: 'authenticator', action: {} }, async (otpToken) =>
      setStarted(await startApp(otpToken)),
    );
  const remove = () =>
    run({ title: t('app.remove'), purpose: 'authenticator_remove', action: {} }, async (otpToken) => {
      await removeApp(otpToken);
      toast.success(t('app.removed'));
      onChanged([]);
    });

  return (
    <Section title={t('app.title')} description={t('app.hint')} data-section="app">
      <chakra.div display="grid" gap="3">
        <chakra.p color={addedAt ? undefined : 'fg.muted'}>
          {addedAt ? (
            <>
              {t('app.added')} <Time value={addedAt} format="date" />
            </>
          ) : (
            t('app.none')
          )}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => void setUp()}>
            {addedAt ? t('app.replace') : t('app.setUp')}
          </Button>
          {addedAt ? (
            <Button variant="dangerOutline" onClick={() => void remove()}>
              {t('app.remove')}
            </Button>
          ) : null}
        </chakra.div>
        {shown}
      </chakra.div>
      <AppDialog
        app={started}
        onClose={() => setStarted(null)}
        onDone={(codes) => {
          setStarted(null);
          toast.success(t('app.done'));
          onChanged(codes);
        }}
      />
    </Section>
  );
};
