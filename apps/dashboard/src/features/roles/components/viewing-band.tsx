import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useStopViewing } from '../api/use-roles.ts';
import { rolesLocale } from '../locales/index.ts';

/** Above every page while somebody views as a role: nothing can be changed until they stop. */
export default function ViewingBand() {
  const { viewing_as: viewed } = useSession();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    void rolesLocale.load(language).then(() => setLoaded(language));
  }, [language]);
  return viewed && loaded === language ? <Band role={viewed.role_name} /> : null;
}

const Band = ({ role }: { role: string }) => {
  const t = useT('roles');
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
      <chakra.span>{t('viewing.title', { role })}</chakra.span>
      <Button
        size="xs"
        loading={isBusy}
        onClick={async () => {
          setBusy(true);
          await stop().finally(() => setBusy(false));
        }}
      >
        {t('viewing.stop')}
      </Button>
    </chakra.div>
  );
};
