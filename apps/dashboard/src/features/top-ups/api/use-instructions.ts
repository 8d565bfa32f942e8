import { topUps } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { topUpKeys } from './keys.ts';

export const useInstructions = (id: string) => {
  const client = useClient(topUps);
  return useSWR(topUpKeys.of(useScope(), 'instructions', id), async () => {
    return (await client.getTopUpInstructions({ path: { id } })).data;
  });
};
