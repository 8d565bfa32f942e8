import { analytics } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { analyticsKeys } from './keys.ts';

export const useRetention = (unit: 'week' | 'month') => {
  const client = useClient(analytics);
  return useSWR(
    analyticsKeys.retention(useScope(), unit),
    async () => (await client.getRetention({ query: { unit } })).data,
    { keepPreviousData: true },
  );
};
