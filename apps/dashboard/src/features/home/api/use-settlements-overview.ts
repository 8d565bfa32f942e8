import { home } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';
import type { HomeDays } from '../../../shared/paths/home.ts';
import { useScope } from '../../../shared/state/session.ts';
import { homeKeys } from './keys.ts';

/** What is settled next, what waits and what was settled, updated live. */
export const useSettlementsOverview = (days: HomeDays) => {
  const client = useClient(home);
  const answer = useSWR(
    homeKeys.settlements(useScope(), days),
    async () => (await client.getSettlementsOverview({ query: { days } })).data,
    { keepPreviousData: true },
  );
  useMoneyEvents(() => void answer.mutate());
  return answer;
};
