import { settlements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { settlementKeys } from './keys.ts';

/** The amounts of a settlement by channel. */
export const useBreakdown = (id: string) => {
  const client = useClient(settlements);
  return useSWR(settlementKeys.of(useScope(), 'breakdown', id), async () => {
    return (await client.getSettlementBreakdown({ path: { id } })).data;
  });
};
