import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { timeLeft } from '../../../shared/lib/time-left.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

interface PreviousSecretProps {
  previous: { last_four: string; works_until: string };
  /** Called once its time is over. */
  onOver: () => void;
}

/** Counts down by the second, silently: a screen reader finds the moment itself in the sentence. */
export function PreviousSecret({
  previous: { last_four: lastFour, works_until: until },
  onOver,
}: PreviousSecretProps) {
  const t = useT('api-keys');
  const language = useLanguage();
  const now = useClock();
  useNow(1000);
  const left = timeLeft(until, now(), language);
  const isOver = left === '';
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  if (isOver) return null;
  return (
    <chakra.div mb="3" data-part="overlap">
      <Banner tone="info" title={t('secret.overlapTitle')}>
        {t('secret.overlap', { lastFour, left, at: formatDateTime(until, language) })}
      </Banner>
    </chakra.div>
  );
}
