import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { useClock } from '../lib/time/clock.tsx';
import { timeLeft } from '../lib/time/time-left.ts';
import { useNow } from '../lib/time/use-now.ts';
import { Banner } from '../ui/banner.tsx';

type PreviousSecretProps = {
  until: string;
  text: (end: { left: string; at: string }) => string;
  /** Called when it expires. */
  onOver: () => void;
};

/** Counts down every second, silently. Screen readers find the expiry time in the sentence. */
export const PreviousSecret = ({ until, text, onOver }: PreviousSecretProps) => {
  const t = useT('secrets');
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
      <Banner tone="info" title={t('overlapTitle')}>
        {text({ left, at: formatDateTime(until, language) })}
      </Banner>
    </chakra.div>
  );
};

type PreviousKeySecretProps = {
  previous: { last_four: string; works_until: string };
} & Pick<PreviousSecretProps, 'onOver'>;

/** The same for a key, identified by its last characters. */
export const PreviousKeySecret = ({ previous, onOver }: PreviousKeySecretProps) => {
  const t = useT('secrets');
  return (
    <PreviousSecret
      until={previous.works_until}
      text={(end) => t('previous', { lastFour: previous.last_four, ...end })}
      onOver={onOver}
    />
  );
};
