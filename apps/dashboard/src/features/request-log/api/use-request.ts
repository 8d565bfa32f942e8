import { requestLog } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { requestLogKeys } from './keys.ts';

export const useRequest = (id: string) => {
  const client = useClient(requestLog);
  return useSWR(
    requestLogKeys.detail(useScope(), id),
    async () => (await client.getApiRequest({ path: { id } })).data,
  );
};
