import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useProblemWords } from '../../i18n/problem-words.ts';
import { useT } from '../../i18n/use-t.ts';
import type { Failure } from '../../lib/failure.ts';
import { serverNow } from '../../lib/time/server-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureBanner } from '../../ui/failure-banner.tsx';

type NotSentProps = {
  failure: Failure;
  onRetry: () => void;
};

/** Explains why no code was sent and how to continue. If codes are limited to one a minute, it waits here. */
export const NotSent = ({ failure, onRetry }: NotSentProps) => {
  const shared = useT('shared');
  if (failure.code === 'DPAY_OTP_RESEND_COOLDOWN') return <Cooldown failure={failure} onRetry={onRetry} />;
  return (
    <chakra.div display="grid" gap="4">
      <FailureBanner failure={failure} />
      {failure.kind === 'problem' ? null : (
        <Button size="lg" onClick={onRetry}>
          {shared('state.retry')}
        </Button>
      )}
    </chakra.div>
  );
};

const Cooldown = ({ failure, onRetry }: NotSentProps) => {
  const t = useT('otp');
  const words = useProblemWords(failure);
  const now = useNow(1000);
  const [until] = useState(() => serverNow() + Number(failure.params?.['retry_after'] ?? 60) * 1000);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <chakra.div display="grid" gap="4">
      <Banner tone="info" title={words.title} live="status">
        {t('cooldown')}
      </Banner>
      <Button variant="primary" size="lg" disabled={seconds > 0} onClick={onRetry}>
        {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
      </Button>
    </chakra.div>
  );
};
