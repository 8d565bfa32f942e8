import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Spinner } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { AuthFrame, ToLogin } from '../../auth/public.ts';
import { useInvitation } from '../api/use-invitation.ts';
import { AcceptForm } from '../components/accept-form.tsx';
import { isOfLink, LinkSpent } from '../components/link-spent.tsx';

/** The page that the link in an invitation opens. */
export default function CreatePasswordPage() {
  const t = useT('sign-up');
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame title={t('invitation.title')}>
      {token ? (
        <Opened token={token} />
      ) : (
        <>
          <Banner tone="danger" live="alert" title={t('invitation.noToken.title')}>
            {t('invitation.noToken.text')}
          </Banner>
          <ToLogin />
        </>
      )}
    </AuthFrame>
  );
}

const Opened = ({ token }: { token: string }) => {
  const t = useT('sign-up');
  const reading = useInvitation(token);
  const [isDone, setIsDone] = useState(false);
  if (reading.state === 'reading') {
    return (
      <chakra.p role="status" display="flex" alignItems="center" gap="3" color="fg.muted">
        <Spinner />
        {t('invitation.working')}
      </chakra.p>
    );
  }
  if (reading.state === 'failed') {
    const { failure, retry } = reading;
    if (isOfLink(failure)) return <LinkSpent />;
    return <FailureBanner failure={failure} title={t('invitation.notRead')} onRetry={retry} />;
  }
  const { invitation } = reading;
  if (isDone) {
    const { email, merchant_name: merchant } = invitation;
    return (
      <Banner tone="success" live="status" title={t('invitation.done.title')} actions={<ToLogin />}>
        {t('invitation.done.text', { email, merchant })}
      </Banner>
    );
  }
  return <AcceptForm token={token} invitation={invitation} onDone={() => setIsDone(true)} />;
};
