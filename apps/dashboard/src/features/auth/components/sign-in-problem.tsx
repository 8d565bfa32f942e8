import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Failure } from '../../../shared/lib/failure.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { authPaths } from '../../../shared/paths/account/auth.ts';

type SignInProblemProps = {
  failure: Failure;
  onResend: () => void;
  resending: boolean;
};

/** product spec §8, Login: what happened, and what the user can do. */
export const SignInProblem = ({ failure, onResend, resending }: SignInProblemProps) => {
  const t = useT('auth');
  const words = useProblemWords(failure);

  if (failure.kind === 'unexpected') {
    return (
      <Banner tone="danger" live="alert" title={t('login.unexpected.title')}>
        {t('login.unexpected.text')}
        {failure.requestId ? <RequestId value={failure.requestId} /> : null}
      </Banner>
    );
  }
  return (
    <Banner
      tone={WAITING.has(failure.code ?? '') ? 'warning' : 'danger'}
      live="alert"
      title={words.title}
      actions={
        failure.code === 'DPAY_INVALID_CREDENTIALS' ? (
          <AppLink to={authPaths.forgotPassword}>{t('login.forgot')}</AppLink>
        ) : failure.code === 'DPAY_EMAIL_NOT_VERIFIED' ? (
          <Button variant="link" loading={resending} onClick={onResend}>
            {t('login.resend')}
          </Button>
        ) : null
      }
    >
      {words.action}
    </Banner>
  );
};

/** The input is not wrong; the user can only wait. */
const WAITING: ReadonlySet<string> = new Set([
  'DPAY_ACCOUNT_LOCKED',
  'DPAY_MAX_OTP_ATTEMPTS',
  'DPAY_OTP_SEND_LIMIT',
  'DPAY_EMAIL_NOT_VERIFIED',
]);

const RequestId = ({ value }: { value: string }) => {
  const t = useT('shared');
  return (
    <>
      <br />
      {t('state.requestId')}: {value}
    </>
  );
};
