import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { authPaths } from '../../../shared/paths/account/auth.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { AuthFrame, ToLogin } from '../../auth/public.ts';
import { useEmailLinks } from '../api/use-email-links.ts';
import { isOfLink } from '../components/link-spent.tsx';

/** The pages of the two links of a changed address. Opening one changes nothing, because mail programs open links. */
export default function EmailLinkPage() {
  const t = useT('sign-up');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const links = useEmailLinks();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [failure, setFailure] = useState<Failure | null>(null);
  const kind = pathname === '/undo_email_change' ? 'undo' : 'confirm';
  const token = search.get('token');

  const go = async () => {
    if (!token) return;
    setState('busy');
    setFailure(null);
    try {
      await links[kind](token);
      setState('done');
    } catch (error) {
      setFailure(describeFailure(error));
      setState('asked');
    }
  };

  const isSpent = !token || (failure !== null && isOfLink(failure));
  return (
    <AuthFrame
      title={t(`emailLink.${kind}.title`)}
      intro={state === 'done' || isSpent ? undefined : t(`emailLink.${kind}.intro`)}
    >
      {state === 'done' ? (
        <Banner
          tone="success"
          live="status"
          title={t(`emailLink.${kind}.done.title`)}
          actions={
            kind === 'undo' ? (
              <AppLink to={authPaths.forgotPassword}>{t('emailLink.undo.password')}</AppLink>
            ) : (
              <ToLogin />
            )
          }
        >
          {t(`emailLink.${kind}.done.text`)}
        </Banner>
      ) : isSpent ? (
        <Banner tone="warning" live="alert" title={t('emailLink.spent.title')} actions={<ToLogin />}>
          {t('emailLink.spent.text')}
        </Banner>
      ) : (
        <>
          {failure ? <FailureBanner failure={failure} title={t(`emailLink.${kind}.failed`)} /> : null}
          <Button variant="primary" size="lg" loading={state === 'busy'} onClick={() => void go()}>
            {t(`emailLink.${kind}.submit`)}
          </Button>
        </>
      )}
    </AuthFrame>
  );
}
