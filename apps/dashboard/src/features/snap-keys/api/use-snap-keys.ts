import { snapKeys } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { snapKeyKeys } from './keys.ts';

/** All SNAP keys of the mode, including revoked ones. */
export const useSnapKeys = () => {
  const client = useClient(snapKeys);
  return useSWR(snapKeyKeys.list(useScope()), async () => (await client.listSnapKeys()).data);
};

export const useSnapKey = (id: string) => {
  const client = useClient(snapKeys);
  return useSWR(
    snapKeyKeys.detail(useScope(), id),
    async () => (await client.getSnapKey({ path: { id } })).data,
  );
};
