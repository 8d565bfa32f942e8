import { simulator } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { orderKeys } from '../../orders/public.ts';
import { paymentKeys } from '../../../shared/payments/keys.ts';
import { simulatorKeys } from './keys.ts';

/** Paying the same amount to the same number again after a failure pays only once. */
export const usePayVirtualAccount = (number: string) => {
  const client = useClient(simulator);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce(`simulator va ${number}`);
  const inquiry = simulatorKeys.inquiry(scope, number);

  return useSWRMutation(
    [...inquiry, 'pay'],
    async (_key, { arg: amount }: { arg: number }) => {
      const body = { amount };
      const { data } = await once.run(body, (keyed) =>
        client.payVirtualAccount({ path: { number }, body, ...keyed }),
      );
      await Promise.all([mutate(inquiry), mutate(paymentKeys.all(scope)), mutate(orderKeys.all(scope))]);
      return data;
    },
    { throwOnError: false },
  );
};
