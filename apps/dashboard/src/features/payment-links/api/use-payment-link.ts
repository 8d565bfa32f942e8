import { paymentLinks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useRefreshAt } from '../../../shared/lib/time/use-refresh-at.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentLinkKeys } from './keys.ts';

/**
 * One link; null asks nothing. It refreshes when it is paid, sent or cancelled. It also refreshes at its expiry, which sends no event.
 */
export const usePaymentLink = (id: string | null) => {
  const client = useClient(paymentLinks);
  const scope = useScope();
  const answer = useSWR(id && paymentLinkKeys.detail(scope, id), async () => {
    return (await client.getPaymentLink({ path: { id: id ?? '' } })).data;
  });
  useLiveEvents(['payment_link.updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });

  const { data, mutate } = answer;
  useRefreshAt(data?.status === 'unpaid' ? data.expires_at : undefined, () => void mutate());
  return answer;
};
