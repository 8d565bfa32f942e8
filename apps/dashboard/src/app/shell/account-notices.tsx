import { chakra } from '@chakra-ui/react';
import type { Mode } from '@dasbor/domain/access';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { loadStandingNotice } from '../../features/onboarding/public.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useSession } from '../../shared/state/session.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { lazyExtra } from '../../shared/ui/overlays/lazy-part.ts';

const StandingNotice = lazyExtra(loadStandingNotice);

/** Notices about the whole account, above every page. */
export const AccountNotices = () => {
  const t = useT('app');
  const session = useSession();
  const online = useOnline();
  const leftRecordOf = useLeftRecord();
  const isFull = session.onboarding_status === 'full' || session.onboarding_verification_bypass;
  if (online && !session.is_suspended && isFull && !leftRecordOf) return null;
  return (
    <chakra.div display="grid" gap="3" _empty={{ display: 'none' }} mb={{ base: '4', sm: '6' }}>
      {online ? null : <Banner tone="warning" title={t('offline')} live="status" />}
      {leftRecordOf ? (
        <Banner
          tone="neutral"
          live="status"
          title={t('mode.leftRecord', { mode: t(`mode.${leftRecordOf}`) })}
        />
      ) : null}
      {session.is_suspended ? (
        <Banner tone="danger" title={t('suspended.title')}>
          {t('suspended.text')}
        </Banner>
      ) : null}
      {isFull || session.is_suspended ? null : (
        <Suspense fallback={null}>
          <StandingNotice />
        </Suspense>
      )}
    </chakra.div>
  );
};

/** The mode of the record that this list replaced. Shown until the next navigation. */
const useLeftRecord = (): Mode | null => {
  const state: unknown = useLocation().state;
  const other: Mode = useSession().mode === 'live' ? 'sandbox' : 'live';
  return Object(state).leftRecordOf === other ? other : null;
};

/** Browsers report "offline" briefly while they switch networks, so the notice waits two seconds. */
const useOnline = (): boolean => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [shown, setShown] = useState(online);
  useEffect(() => {
    const timer = setTimeout(() => setShown(online), online ? 0 : 2000);
    return () => clearTimeout(timer);
  }, [online]);
  return shown;
};

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};
