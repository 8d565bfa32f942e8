import { chakra } from '@chakra-ui/react';
import { isUpgradeOpen } from '@dasbor/domain/onboarding';
import { useT } from '../../../shared/i18n/use-t.ts';
import { onboardingPaths } from '../../../shared/paths/account/onboarding.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import type { Onboarding } from '../api/types.ts';
import { useOnboarding } from '../api/use-onboarding.ts';
import { InReview } from '../components/states/in-review.tsx';
import { Rejected } from '../components/states/rejected.tsx';
import { ReviewerNote } from '../components/states/changes-banner.tsx';
import { UpgradeForm } from '../components/upgrade/upgrade-form.tsx';
import { upgradeMeanings } from '../presentation/status-view.ts';

export default function UpgradePage() {
  const t = useT('onboarding');
  const { data: onboarding, error, mutate } = useOnboarding();
  const status = onboarding?.upgrade?.status;
  return (
    <chakra.div maxW="44rem">
      <PageHeader
        title={t('upgrade.title')}
        badge={status ? <Status of={upgradeMeanings} is={status} size="md" /> : null}
        description={t('upgrade.intro')}
        back={{ to: onboardingPaths.activation, label: t('title') }}
      />
      {onboarding ? (
        <chakra.div display="grid" gap="4">
          <Upgrade onboarding={onboarding} />
        </chakra.div>
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading" />
      )}
    </chakra.div>
  );
}

const Upgrade = ({ onboarding: { status: standing, upgrade } }: { onboarding: Onboarding }) => {
  const t = useT('onboarding');
  if (standing === 'full') return <Banner tone="success" title={t('active.full')} />;
  if (standing !== 'basic') return <Banner tone="info" title={t('upgrade.first')} />;
  if (!upgrade)
    return (
      <Banner tone="info" title={t('others.title')}>
        {t('others.text')}
      </Banner>
    );
  const { status, review } = upgrade;
  return (
    <>
      {status === 'in_review' && review ? <InReview review={review} of="upgrade" /> : null}
      {status === 'rejected' && review ? <Rejected review={review} of="upgrade" /> : null}
      {status === 'needs_changes' ? (
        <Banner tone="warning" title={t('upgrade.changes')}>
          <ReviewerNote note={review?.note} />
          {t('upgrade.changesText')}
        </Banner>
      ) : null}
      {isUpgradeOpen(standing, status) ? (
        <UpgradeForm key={`${status} ${review?.decided_at}`} upgrade={upgrade} />
      ) : null}
    </>
  );
};
