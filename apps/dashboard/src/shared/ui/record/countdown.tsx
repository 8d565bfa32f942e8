import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/use-t.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { timeLeft } from '../../lib/time/time-left.ts';

type CountdownProps = {
  until: string | Date;
  /** How far the server's clock is ahead of this machine's. */
  aheadMs?: number;
  /** The sentence around the time that is left: `Berlaku 23 jam 10 menit lagi`. */
  words: (time: string) => string;
  /** What stands there when nothing is left. */
  over?: string;
};

/** The time that is left, each second; a screen reader reads it when it comes by, and is not interrupted. */
export const Countdown = ({ until, aheadMs = 0, words, over = '' }: CountdownProps) => {
  const language = useLanguage();
  const clock = useClock();
  const [now, setNow] = useState(() => clock());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  const left = timeLeft(new Date(until).toISOString(), new Date(now.getTime() + aheadMs), language);
  return (
    <chakra.span role="timer" aria-live="off" fontVariantNumeric="tabular-nums">
      {left === '' ? over : words(left)}
    </chakra.span>
  );
};
