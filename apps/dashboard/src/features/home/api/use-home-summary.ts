import { home } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import type { HomeDays } from '../../../shared/paths/home.ts';
import { homeKeys } from './keys.ts';

export const useHomeSummary = (days: HomeDays) => {
  const client = useClient(home);
  return useSWR(
    homeKeys.summary(useScope(), days),
    async () => (await client.getHomeSummary({ query: { days } })).data,
    {
      keepPreviousData: true,
    },
  );
};
