import { paymentMethods } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { paymentMethodKeys } from './keys.ts';

/** Each waits until the list shows the change. */
export const useChangeChannel = () => {
  const client = useClient(paymentMethods);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const refresh = () => mutate(paymentMethodKeys.all(scope));
  return {
    turn: async (code: string, enabled: boolean): Promise<void> => {
      await client.setPaymentChannel({ path: { code }, body: { enabled } });
      await refresh();
    },
    request: async (code: string, npwp?: string): Promise<void> => {
      await client.requestPaymentChannel({ path: { code }, ...(npwp !== undefined && { body: { npwp } }) });
      await refresh();
    },
  };
};
