import { promos } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PROMO_TOPIC, promoKeys } from './keys.ts';

/** One promo. What is left of its limit changes with each payment. */
export const usePromo = (id: string) => {
  const client = useClient(promos);
  const answer = useSWR(
    promoKeys.detail(useScope(), id),
    async () => (await client.getPromo({ path: { id } })).data,
  );
  useLiveEvents([PROMO_TOPIC], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  return answer;
};
