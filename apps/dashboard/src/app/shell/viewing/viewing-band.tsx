import { chakra } from '@chakra-ui/react';
import { use, useState } from 'react';
import { currentLanguage } from '../../../shared/i18n/locale.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useStopViewing } from '../../session/use-stop-viewing.ts';
import { viewingLocale } from './locales/index.ts';

// Not with the texts of the frame, because most users never see it.
const words = viewingLocale.load(currentLanguage());

/** Above every page while somebody views as a role: nothing can be changed until they stop. */
export default function ViewingBand() {
  use(words);
  const { viewing_as: viewed } = useSession();
  return viewed ? <Band role={viewed.role_name} /> : null;
}

const Band = ({ role }: { role: string }) => {
  const t = useT('viewing');
  const stop = useStopViewing();
  const [isBusy, setBusy] = useState(false);
  return (
    <chakra.div
      role="status"
      data-band="viewing"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="3"
      px="4"
      py="2"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="small"
    >
      <chakra.span>{t('title', { role })}</chakra.span>
      <Button
        size="xs"
        loading={isBusy}
        onClick={async () => {
          setBusy(true);
          await stop().finally(() => setBusy(false));
        }}
      >
        {t('stop')}
      </Button>
    </chakra.div>
  );
};
