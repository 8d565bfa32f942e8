import { topUps } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from '../../balance/public.ts';
import { topUpKeys } from './keys.ts';

/** Simulates a payment by the bank, or a failure. */
export const useSimulateTopUp = (id: string) => {
  const client = useClient(topUps);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce(`top-up ${id} simulate`);

  return useSWRMutation(
    [...topUpKeys.detail(scope, id), 'simulate'],
    async (_key, { arg: status }: { arg: 'completed' | 'failed' }) => {
      const body = { status };
      const { data } = await once.run(body, (keyed) =>
        client.simulateTopUp({ path: { id }, body, ...keyed }),
      );
      await Promise.all([mutate(topUpKeys.all(scope)), mutate(balanceKeys.all(scope))]);
      return data;
    },
    { throwOnError: false },
  );
};
