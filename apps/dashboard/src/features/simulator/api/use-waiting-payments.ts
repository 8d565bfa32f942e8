import { payments } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { simulatorKeys } from './keys.ts';

/** Whether there is a virtual account to pay; null until known. */
export const useHasWaitingPayments = (): boolean | null => {
  const client = useClient(payments);
  const { data, mutate } = useSWR(simulatorKeys.waiting(useScope()), async () => {
    const filters = { method: ['va' as const], status: ['processing' as const] };
    return (await client.listPayments({ query: { limit: 10, filters } })).data.length > 0;
  });
  useLiveEvents(['payment.updated'], () => void mutate());
  return data ?? null;
};
