import { settlements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { settlementKeys } from './keys.ts';

export const useSettlement = (id: string) => {
  const client = useClient(settlements);
  return useSWR(
    settlementKeys.detail(useScope(), id),
    async () => (await client.getSettlement({ path: { id } })).data,
  );
};
