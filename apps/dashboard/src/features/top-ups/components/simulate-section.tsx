import { chakra } from '@chakra-ui/react';
import { topUpTransitions } from '@dasbor/domain/top-ups';
import { SimulationSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { TopUp } from '../api/types.ts';
import { useSimulateTopUp } from '../api/use-simulate-top-up.ts';
import { topUpMeanings } from '../presentation/status-view.ts';

/** Sandbox only: whether the money comes. Nothing to choose when it has ended. */
export const SimulateSection = ({ topUp }: { topUp: TopUp }) => {
  const t = useT('top-ups');
  const named = useStatusOf(topUpMeanings);
  const toast = useToast();
  const { trigger, isMutating, error } = useSimulateTopUp(topUp.id);
  const allowed = OUTCOMES.filter((to) => topUpTransitions.canMove(topUp.status, to));
  if (allowed.length === 0) return null;

  const simulate = async (to: (typeof OUTCOMES)[number]) => {
    const changed = await trigger(to);
    if (changed) toast.success(t('detail.simulate.done', { status: named(to).label }));
  };

  return (
    <SimulationSection>
      <chakra.p textStyle="small" color="fg.muted">
        {t('detail.simulate.text')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        {allowed.map((to) => (
          <Button
            key={to}
            size="sm"
            variant={to === 'completed' ? 'primary' : 'secondary'}
            loading={isMutating}
            onClick={() => void simulate(to)}
          >
            {t(`detail.simulate.${to}`)}
          </Button>
        ))}
      </chakra.div>
      {error ? (
        <chakra.div mt="3">
          <FailureBanner failure={describeFailure(error)} />
        </chakra.div>
      ) : null}
    </SimulationSection>
  );
};

const OUTCOMES = ['completed', 'failed'] as const;
