import type { Simulation } from '@dasbor/domain/payments';
import { payments } from '@dasbor/sdk/resources';
import useSWRMutation from 'swr/mutation';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentKeys } from './keys.ts';

/** Lets the simulated acquirer answer. A retry after a failure is the same intent, so it happens once. */
export function useSimulatePayment(id: string) {
  const client = useClient(payments);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const intent = useIntent();

  return useSWRMutation(
    [...paymentKeys.detail(scope, id), 'simulate'],
    async (_key, { arg: status }: { arg: Simulation }) => {
      const idempotencyKey = intent.keyFor(`${id} ${status}`);
      const { data } = await client.simulatePayment({ path: { id }, body: { status }, idempotencyKey });
      intent.done();
      await mutate(paymentKeys.all(scope));
      return data;
    },
    { throwOnError: false },
  );
}
