import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { profilePaths } from '../../../shared/paths/account/profile.ts';
import { useSession } from '../../../shared/state/session.ts';
import { switchMeanings } from '../../../shared/status/meanings.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { useTwoStep } from '../api/use-two-step.ts';
import { Methods } from '../components/methods.tsx';
import { SetUpGate } from '../components/set-up-gate.tsx';

export default function TwoStepPage() {
  return useSession().must_set_up_two_step ? <SetUpGate /> : <TwoStepSettings />;
}

const TwoStepSettings = () => {
  const t = useT('two-step');
  const { data: twoStep, error, mutate } = useTwoStep();
  return (
    <chakra.div maxW="44rem">
      <PageHeader
        title={t('title')}
        badge={twoStep ? <Status of={switchMeanings} is={twoStep.is_on ? 'on' : 'off'} /> : null}
        description={t('intro')}
        back={{ to: profilePaths.profile, label: t('back') }}
      />
      {twoStep ? (
        <chakra.div display="grid" gap="5">
          {twoStep.is_required ? (
            <Banner tone="info" title={t('required.title')}>
              {t('required.text')}
            </Banner>
          ) : null}
          <Methods twoStep={twoStep} />
        </chakra.div>
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading">
          <chakra.div display="grid" gap="5">
            <Skeleton height="40" borderRadius="panel" />
            <Skeleton height="40" borderRadius="panel" />
          </chakra.div>
        </PageState>
      )}
    </chakra.div>
  );
};
