import { chakra } from '@chakra-ui/react';
import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { useProblemWords } from '../../i18n/problem-words.ts';
import { useT } from '../../i18n/use-t.ts';
import type { Failure } from '../../lib/failure.ts';
import { Banner } from '../../ui/banner.tsx';
import type { ChallengeState } from './challenge.ts';

/** What the person is about to confirm, as the mail says it too. */
export const Confirms = ({ label, text }: { label: string; text: string }) => (
  <chakra.p px="3.5" py="3" bg="bg.subtle" borderRadius="control" overflowWrap="anywhere" data-confirms>
    <chakra.span display="block" textStyle="small" color="fg.muted">
      {label}
    </chakra.span>
    {text}
  </chakra.p>
);

type NoticesProps = {
  state: ChallengeState;
  failure: Failure | null;
  resent: boolean;
};

export const Notices = ({ state, failure, resent }: NoticesProps) => {
  const t = useT('otp');
  const words = useProblemWords(failure ?? { kind: 'unexpected' });
  if (state === 'locked') {
    const minutes = Number(failure?.params?.['remaining_minutes'] ?? LOGIN_POLICY.otpLockMinutes);
    return (
      <Banner tone="danger" title={t('locked.title')} live="alert">
        {t('locked.text', { minutes })}
      </Banner>
    );
  }
  return (
    <>
      {failure && failure.code !== 'DPAY_OTP_EXPIRED' ? (
        <Banner tone="danger" title={words.title} live="alert">
          {state === 'last-attempt' ? `${t('lastAttempt.title')}. ${t('lastAttempt.text')}` : words.action}
        </Banner>
      ) : null}
      {state === 'expired' ? (
        <Banner tone="warning" title={t('expired.title')} live="status">
          {t('expired.text')}
        </Banner>
      ) : null}
      {state === 'last-attempt' && !failure ? (
        <Banner tone="warning" title={t('lastAttempt.title')} live="status">
          {t('lastAttempt.text')}
        </Banner>
      ) : null}
      {resent && !failure ? <Banner tone="success" title={t('resent')} live="status" /> : null}
    </>
  );
};
