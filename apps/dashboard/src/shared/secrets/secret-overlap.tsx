import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../i18n/use-t.ts';
import { useClock } from '../lib/clock.tsx';
import { timeLeft } from '../lib/time-left.ts';
import { useNow } from '../lib/use-now.ts';
import { Banner } from '../ui/banner.tsx';

interface SecretOverlapProps {
  /** When the old secret ends. */
  until: string;
  title: string;
  text: (ends: { left: string; at: string }) => string;
  /** Called once its time is over. */
  onOver: () => void;
}

/** Counts down by the second, silently: a screen reader finds the moment itself in the sentence. */
export function SecretOverlap({ until, title, text, onOver }: SecretOverlapProps) {
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
      <Banner tone="info" title={title}>
        {text({ left, at: formatDateTime(until, language) })}
      </Banner>
    </chakra.div>
  );
}
