import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { deliveryStatusView } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useDeliveryStatus(): (raw: string) => NamedStatus {
  const t = useT('webhooks');
  return (raw) => namedStatus(deliveryStatusView, raw, (known) => t(`status.${known}`));
}
