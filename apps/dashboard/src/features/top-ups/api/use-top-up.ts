import { topUps } from '@dasbor/sdk/resources';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { topUpKeys } from './keys.ts';

/** One top-up. It refreshes when it is paid. It also refreshes at its expiry, which sends no event. */
export const useTopUp = (id: string) => {
  const client = useClient(topUps);
  const clock = useClock();
  const answer = useSWR(topUpKeys.detail(useScope(), id), async () => {
    return (await client.getTopUp({ path: { id } })).data;
  });
  useLiveEvents(['top_up.updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });

  const { data, mutate } = answer;
  const expiresAt = data?.status === 'processing' ? data.expires_at : undefined;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const leftMs = Date.parse(expiresAt) - clock().getTime();
    if (leftMs <= 0) return;
    const timer = setTimeout(() => void mutate(), leftMs + 1000);
    return () => clearTimeout(timer);
  }, [expiresAt, clock, mutate]);
  return answer;
};
