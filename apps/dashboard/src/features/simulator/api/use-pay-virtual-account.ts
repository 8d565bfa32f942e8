import { simulator } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { orderKeys } from '../../orders/public.ts';
import { paymentKeys } from '../../payments/public.ts';
import { simulatorKeys } from './keys.ts';

/** The same amount to the same number, tried again after a failure, pays once. */
export function usePayVirtualAccount(number: string) {
  const client = useClient(simulator);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const intent = useIntent();
  const inquiry = simulatorKeys.inquiry(scope, number);

  return useSWRMutation(
    [...inquiry, 'pay'],
    async (_key, { arg: amount }: { arg: number }) => {
      const idempotencyKey = intent.keyFor(`${number} ${amount}`);
      const { data } = await client.payVirtualAccount({ path: { number }, body: { amount }, idempotencyKey });
      intent.done();
      await Promise.all([mutate(inquiry), mutate(paymentKeys.all(scope)), mutate(orderKeys.all(scope))]);
      return data;
    },
    { throwOnError: false },
  );
}
