import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { paymentStatusView } from './status-view.ts';

/** As the badge, the timeline and a file of the list have it: of a status as it is shown. */
export function usePaymentStatus(): (shown: string) => NamedStatus {
  const t = useT('payments');
  return (shown) => namedStatus(paymentStatusView, shown, (known) => t(`status.${known}`));
}
