import { isModeOpen, type Mode } from '@dasbor/domain/access';
import { useStore } from 'jotai';
import { startTransition } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { modeAtom } from '../../../shared/state/mode.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';

/** A key is approved in its own mode. */
export const OtherModeBanner = ({ mode }: { mode: Mode }) => {
  const t = useT('cli-sign-ins');
  const session = useSession();
  const atoms = useStore();
  const isOpen = isModeOpen(mode, session);
  return (
    <Banner
      tone="warning"
      live="alert"
      title={t(`otherMode.${mode}`)}
      actions={
        isOpen ? (
          <Button size="sm" onClick={() => startTransition(() => atoms.set(modeAtom, mode))}>
            {t(mode === 'live' ? 'otherMode.switchLive' : 'otherMode.switchSandbox')}
          </Button>
        ) : undefined
      }
    >
      {t('otherMode.text')}
    </Banner>
  );
};
