import { formatDateTime } from '@dasbor/domain/kernel';
import { useLanguage } from '../../../../shared/i18n/use-t.ts';
import { useSandboxNow } from './use-sandbox-now.ts';

/** Shown on every page while the clock is ahead, to explain why a button is paused. */
export default function BandClock({ words }: { words: (time: string) => string }) {
  const language = useLanguage();
  const { now } = useSandboxNow();
  return <span role="timer">{words(formatDateTime(now, language))}</span>;
}
