import { topUps } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { topUpKeys } from './keys.ts';
import type { CreateTopUp, TopUp } from './types.ts';

/** Opens a virtual account. A retry after a lost response returns the same one. */
export const useCreateTopUp = () => {
  const client = useClient(topUps);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('top-up');
  return async (body: CreateTopUp): Promise<TopUp> => {
    const { data } = await once.run(body, (keyed) => client.createTopUp({ body, ...keyed }));
    await mutate(topUpKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };
};
