import { chakra } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useSession } from '../../shared/state/session.ts';
import { Banner } from '../../shared/ui/banner.tsx';

/** What is true of the whole account, above every page. */
export function AccountNotices() {
  const t = useT('app');
  const session = useSession();
  const online = useOnline();
  const basic = session.onboarding_status === 'basic' && !session.onboarding_verification_bypass;
  if (online && !session.is_suspended && !basic) return null;
  return (
    <chakra.div display="grid" gap="3" mb={{ base: '4', sm: '6' }}>
      {online ? null : <Banner tone="warning" title={t('offline')} live="status" />}
      {session.is_suspended ? (
        <Banner tone="danger" title={t('suspended.title')}>
          {t('suspended.text')}
        </Banner>
      ) : null}
      {basic && !session.is_suspended ? (
        <Banner tone="neutral" title={t('basic.title')}>
          {t('basic.text')}
        </Banner>
      ) : null}
    </chakra.div>
  );
}

/** Browsers say "offline" for a moment while they switch networks; a notice waits until it is true for two seconds. */
function useOnline(): boolean {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [shown, setShown] = useState(online);
  useEffect(() => {
    const timer = setTimeout(() => setShown(online), online ? 0 : 2000);
    return () => clearTimeout(timer);
  }, [online]);
  return shown;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
