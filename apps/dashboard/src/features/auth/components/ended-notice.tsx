import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

/** `?ended=expired`, `idle`, `guesses` or `elsewhere`: why the previous session ended. */
export const EndedNotice = ({ hidden }: { hidden: boolean }) => {
  const t = useT('auth');
  const [search] = useSearchParams();
  const ended = ENDS.find((one) => one === search.get('ended'));
  if (hidden || !ended) return null;
  return (
    <Banner tone="info" title={t(`login.ended.${ended}.title`)} live="status">
      {t(`login.ended.${ended}.text`)}
    </Banner>
  );
};

const ENDS = ['expired', 'idle', 'guesses', 'elsewhere'] as const;
