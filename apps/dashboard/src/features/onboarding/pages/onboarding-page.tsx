import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Status } from '../../../shared/status/status.tsx';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { useOnboarding } from '../api/use-onboarding.ts';
import { Activation } from '../components/activation.tsx';
import { standingMeanings } from '../presentation/status-view.ts';

/** product spec §2, activation. */
export default function OnboardingPage() {
  const t = useT('onboarding');
  const scope = useScope().join(' ');
  const { data: onboarding, error, mutate } = useOnboarding();
  const [search] = useSearchParams();
  const { sandbox_only: isClosed } = useSession();
  return (
    <chakra.div maxW="44rem">
      <PageHeader
        title={t('title')}
        badge={onboarding ? <Status of={standingMeanings} is={onboarding.status} size="md" /> : null}
        description={onboarding?.status === 'new' ? t('intro') : undefined}
      />
      <chakra.div display="grid" gap="4">
        {isClosed && search.get('from') === 'live' ? (
          <Banner tone="info" live="status" title={t('closed.title')}>
            {t(`closed.${onboarding?.status === 'in_review' ? 'wait' : 'text'}`)}
          </Banner>
        ) : null}
        {onboarding ? (
          <Activation key={scope} onboarding={onboarding} />
        ) : error ? (
          <PageState kind="failed" error={error} onRetry={() => void mutate()} />
        ) : (
          <PageState kind="loading" />
        )}
      </chakra.div>
    </chakra.div>
  );
}
