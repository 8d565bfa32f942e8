import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { loadBandClock } from '../../features/simulator/public.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useSession } from '../../shared/state/session.ts';
import { FlaskIcon } from '../../shared/ui/icons.tsx';
import { lazyExtra } from '../../shared/ui/overlays/lazy-part.ts';

const BandClock = lazyExtra(loadBandClock);

/** Height of the band: sticky elements below it are offset by it. */
export const BAND_HEIGHT = '2rem';

/** Shown on every sandbox page, even when scrolled, so that nobody mistakes test money for real money. */
export const SandboxBand = () => {
  const t = useT('app');
  const { clock_ahead_ms: aheadMs } = useSession();
  return (
    <chakra.div
      role="note"
      data-band="sandbox"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      position="sticky"
      top="0"
      zIndex="header"
      h="8"
      px="4"
      bg="sandbox.band"
      color="sandbox.onBand"
      whiteSpace="nowrap"
      textStyle="small"
      textAlign="center"
    >
      <FlaskIcon />
      <chakra.span>
        <chakra.strong fontWeight="semibold">{t('mode.band')}</chakra.strong>
        {aheadMs > 0 ? (
          <Suspense>
            {' · '}
            <BandClock words={(time) => t('mode.bandClock', { time })} />
          </Suspense>
        ) : (
          <chakra.span display={{ base: 'none', sm: 'inline' }}> · {t('mode.bandDetail')}</chakra.span>
        )}
      </chakra.span>
    </chakra.div>
  );
};
