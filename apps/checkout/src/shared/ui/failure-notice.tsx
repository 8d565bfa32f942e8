import type { Obstacle } from '../api/failure.ts';
import { useSharedT } from '../i18n/shared-words.ts';
import { useSecondsUntil } from '../lib/use-seconds-until.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type FailureNoticeProps = { failure: Obstacle; retry?: () => void };

export const FailureNotice = ({ failure, retry }: FailureNoticeProps) => {
  const t = useSharedT();
  if (failure.kind === 'limited') return <LimitedNotice until={failure.until} retry={retry} />;
  const reference = failure.kind === 'down' && failure.requestId;
  return (
    <Notice tone="danger" title={t(`${failure.kind}.title`)} takesFocus>
      <p>{t(`${failure.kind}.text`)}</p>
      {reference && <p>{t('down.reference', { id: reference })}</p>}
      {retry && (
        <Button kind="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
};

const LimitedNotice = ({ until, retry }: { until: number; retry: (() => void) | undefined }) => {
  const t = useSharedT();
  const seconds = useSecondsUntil(until);
  const wait =
    seconds <= SHORT_S
      ? t('limited.seconds', { count: seconds })
      : t('limited.minutes', { count: Math.ceil(seconds / 60) });
  return (
    <Notice tone="warning" title={t('limited.title')} takesFocus>
      <p>{seconds === 0 ? t('limited.now') : wait}</p>
      {retry && (
        <Button kind="secondary" disabled={seconds > 0} onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
};

const SHORT_S = 90;
