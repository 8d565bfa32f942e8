import { chakra } from '@chakra-ui/react';
import { decideReplay } from '@dasbor/domain/webhooks';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { RefreshIcon } from '../../../shared/ui/icons.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Delivery } from '../api/types.ts';
import { useReplayDelivery } from '../api/use-replay-delivery.ts';
import { useWebhook } from '../api/use-webhook.ts';
import { deliveryMeanings, knownDeliveryStatus } from '../presentation/status-view.ts';

/** Sends this delivery again, or says why it cannot, by the domain's rule before any request. */
export const ReplayDelivery = ({ delivery }: { delivery: Delivery }) => {
  const t = useT('webhooks');
  const toast = useToast();
  const reason = useRefusal(delivery);
  const { trigger, isMutating, error } = useReplayDelivery(delivery.id);

  const replay = async () => {
    const changed = await trigger();
    if (changed) toast.success(t('delivery.replayed'));
  };
  return (
    <chakra.div display="grid" gap="2" justifyItems={{ sm: 'end' }}>
      <Button variant="primary" loading={isMutating} disabledReason={reason} onClick={() => void replay()}>
        <RefreshIcon />
        {t('delivery.replay')}
      </Button>
      {error ? <FailureBanner failure={describeFailure(error)} /> : null}
    </chakra.div>
  );
};

const useRefusal = (delivery: Delivery): string | undefined => {
  const t = useT('webhooks');
  const named = useStatusOf(deliveryMeanings);
  const words = useCodeWords();
  const { data: webhook, error } = useWebhook(delivery.webhook_id);
  if (describeFailure(error).code === 'DPAY_WEBHOOK_NOT_FOUND') return t('delivery.removed');

  // If the webhook has not loaded or the status is unknown, the server decides.
  const status = knownDeliveryStatus(delivery.status);
  if (!status) return undefined;
  const decision = decideReplay({ status, isWebhookEnabled: webhook?.status !== 'disabled' });
  if (decision.ok) return undefined;
  return words(decision.problem.code, { status: named(status).label.toLowerCase() });
};
