import { analytics } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import type { DaysQuery } from './days-query.ts';
import { analyticsKeys } from './keys.ts';

export const useConversion = (days: DaysQuery) => {
  const client = useClient(analytics);
  return useSWR(
    analyticsKeys.conversion(useScope(), days),
    async () => (await client.getConversion({ query: days })).data,
    { keepPreviousData: true },
  );
};
