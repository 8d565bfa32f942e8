import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { orderStatusView, shownStatus } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useOrderStatus(): (order: Parameters<typeof shownStatus>[0]) => NamedStatus {
  const named = useRawOrderStatus();
  const now = useClock();
  return (order) => named(shownStatus(order, now()));
}

/** For places that know the bare status only. */
export function useRawOrderStatus(): (raw: string) => NamedStatus {
  const t = useT('orders');
  return (raw) => namedStatus(orderStatusView, raw, (known) => t(`status.${known}`));
}
