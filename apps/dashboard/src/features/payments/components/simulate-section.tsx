import { chakra } from '@chakra-ui/react';
import { type Simulation, simulationsFor } from '@dasbor/domain/payments';
import { SimulationSection } from '../../../shared/detail/detail-sections.tsx';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { simulatorPaths } from '../../../shared/paths/developers/simulator.ts';
import type { Payment } from '../api/types.ts';
import { useSimulatePayment } from '../api/use-simulate-payment.ts';
import { paymentMeanings } from '../../../shared/payments/status-view.ts';

/** Sandbox only: the acquirer responses that the domain allows for this status and method. */
export const SimulateSection = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const named = useStatusOf(paymentMeanings);
  const toast = useToast();
  const { trigger, isMutating, error } = useSimulatePayment(payment.id);
  const allowed = simulationsFor(payment);
  const { virtual_account: va } = payment;

  const simulate = async (to: Simulation) => {
    const changed = await trigger(to);
    if (changed) toast.success(t('simulate.done', { status: named(to).label }));
  };

  return (
    <SimulationSection>
      <chakra.p textStyle="small" color="fg.muted">
        {t(allowed.length > 0 ? 'simulate.text' : 'simulate.final')}
      </chakra.p>
      {allowed.length > 0 ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          {allowed.map((to) => (
            <Button
              key={to}
              size="sm"
              variant={to === 'completed' ? 'primary' : 'secondary'}
              loading={isMutating}
              onClick={() => void simulate(to)}
            >
              {t(`simulate.to.${to}`)}
            </Button>
          ))}
        </chakra.div>
      ) : null}
      {error ? <Refusal error={error} /> : null}
      {va && allowed.length > 0 ? (
        <chakra.p textStyle="small" mt="3">
          <AppLink to={simulatorPaths.inquiry(va.number)}>{t('simulate.va')}</AppLink>
        </chakra.p>
      ) : null}
    </SimulationSection>
  );
};

const Refusal = ({ error }: { error: unknown }) => {
  const { title, action } = useProblemWords(describeFailure(error));
  return (
    <chakra.div mt="3">
      <Banner tone="danger" live="alert" title={title}>
        {action}
      </Banner>
    </chakra.div>
  );
};
