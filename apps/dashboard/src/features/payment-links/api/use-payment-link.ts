import { paymentLinks } from '@dasbor/sdk/resources';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { paymentLinkKeys } from './keys.ts';

/**
 * One link; null asks nothing. It refreshes when it is paid, sent or cancelled. It also refreshes at its expiry, which sends no event.
 */
export const usePaymentLink = (id: string | null) => {
  const client = useClient(paymentLinks);
  const clock = useClock();
  const scope = useScope();
  const answer = useSWR(id && paymentLinkKeys.detail(scope, id), async () => {
    return (await client.getPaymentLink({ path: { id: id ?? '' } })).data;
  });
  useLiveEvents(['payment_link.updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });

  const { data, mutate } = answer;
  const expiresAt = data?.status === 'unpaid' ? data.expires_at : undefined;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const leftMs = Date.parse(expiresAt) - clock().getTime();
    // A longer time does not fit into a timer; nobody keeps a page open for so long.
    if (leftMs <= 0 || leftMs > MOST_MS) return;
    const timer = setTimeout(() => void mutate(), leftMs + 1000);
    return () => clearTimeout(timer);
  }, [expiresAt, clock, mutate]);
  return answer;
};

const MOST_MS = 20 * 86_400_000;
