import { useClock } from '../../../shared/lib/clock.tsx';
import type { NamedStatus } from '../../../shared/status/meanings.ts';
import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { orderFilterMeanings, orderMeanings, shownStatus } from './status-view.ts';

export function useOrderStatus(): (order: Parameters<typeof shownStatus>[0]) => NamedStatus {
  const named = useRawOrderStatus();
  const now = useClock();
  return (order) => named(shownStatus(order, now()));
}

/** For places that know the bare status only. */
export const useRawOrderStatus = () => useNamedStatus(orderMeanings);

export const useOrderFilterWords = () => useNamedStatus(orderFilterMeanings);
