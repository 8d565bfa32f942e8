import { useEffect, useState } from 'preact/hooks';
import { useSecondsUntil } from '../../../shared/lib/use-seconds-until.ts';
import { useT } from '../locales/words.ts';
import css from './checkout.module.css';

/** A clock that runs down. The server draws an empty line of the same height, because only the phone knows when it draws. */
export const TimeLeft = ({ until }: { until: string }) => {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  return <span class={css['left']}>{isRunning ? <Clock until={until} /> : '\u00A0'}</span>;
};

const Clock = ({ until }: { until: string }) => {
  const t = useT();
  const left = useSecondsUntil(Date.parse(until));
  const hours = Math.floor(left / 3600);
  const two = (count: number) => String(count).padStart(2, '0');
  const clock = `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return (
    <span role="timer">
      {t('summary.left')} {clock}
    </span>
  );
};
