import { use, useState } from 'react';
import { otpLocale } from '../../../shared/forms/otp/locale.ts';
import { currentLanguage } from '../../../shared/i18n/locale.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { hasPasskeys, isPasskeyRefused } from '../../../shared/lib/passkeys.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { usePasskeySignIn } from '../api/use-login-otp.ts';

/** Signs in without email and password, if the browser can. The page's guard redirects afterwards. */
export const PasskeySignIn = () => (use(texts) && hasPasskeys() ? <SignIn /> : null);

// Fetched with this file, so that the page has nothing to do with them. Without them, there is no button.
const texts = otpLocale.load(currentLanguage()).then(
  () => true,
  () => false,
);

const SignIn = () => {
  const t = useT('otp');
  const signIn = usePasskeySignIn();
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const enter = async () => {
    setBusy(true);
    setRefused(false);
    setFailure(null);
    try {
      await signIn();
    } catch (error) {
      if (isPasskeyRefused(error)) setRefused(true);
      else setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button size="lg" loading={busy} onClick={() => void enter()}>
        {t('passkey.signIn')}
      </Button>
      {isRefused ? (
        <Banner tone="warning" title={t('passkey.refused')} live="alert">
          {t('passkey.refusedText')}
        </Banner>
      ) : null}
      {failure ? <FailureBanner failure={failure} /> : null}
    </>
  );
};
