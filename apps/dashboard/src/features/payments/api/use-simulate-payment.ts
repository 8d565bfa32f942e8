import type { Simulation } from '@dasbor/domain/payments';
import { payments } from '@dasbor/sdk/resources';
import useSWRMutation from 'swr/mutation';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentKeys } from '../../../shared/payments/keys.ts';

/** Triggers a response of the simulated acquirer. */
export const useSimulatePayment = (id: string) => {
  const client = useClient(payments);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce(`payment ${id} simulate`);

  return useSWRMutation(
    [...paymentKeys.detail(scope, id), 'simulate'],
    async (_key, { arg: status }: { arg: Simulation }) => {
      const body = { status };
      const { data } = await once.run(body, (keyed) =>
        client.simulatePayment({ path: { id }, body, ...keyed }),
      );
      await mutate(paymentKeys.all(scope));
      return data;
    },
    { throwOnError: false },
  );
};
