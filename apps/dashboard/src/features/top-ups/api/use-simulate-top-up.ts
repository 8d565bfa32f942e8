import { topUps } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from '../../balance/public.ts';
import { topUpKeys } from './keys.ts';

/** Pays it as a bank would, or lets it fail. */
export function useSimulateTopUp(id: string) {
  const client = useClient(topUps);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const intent = useIntent();

  return useSWRMutation(
    [...topUpKeys.detail(scope, id), 'simulate'],
    async (_key, { arg: status }: { arg: 'completed' | 'failed' }) => {
      const idempotencyKey = intent.keyFor(`${id} ${status}`);
      const { data } = await client.simulateTopUp({ path: { id }, body: { status }, idempotencyKey });
      intent.done();
      await Promise.all([mutate(topUpKeys.all(scope)), mutate(balanceKeys.all(scope))]);
      return data;
    },
    { throwOnError: false },
  );
}
