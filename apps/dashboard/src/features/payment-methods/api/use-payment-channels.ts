import { paymentMethods } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentMethodKeys } from './keys.ts';

/** Every channel by method. Refreshes when a colleague changes one. */
export const usePaymentChannels = () => {
  const client = useClient(paymentMethods);
  const answer = useSWR(
    paymentMethodKeys.channels(useScope()),
    async () => (await client.listPaymentChannels()).data,
  );
  useLiveEvents(['settings.payment_methods_changed'], () => void answer.mutate());
  return answer;
};

/** What turning off a channel affects now; counted anew for each dialog. */
export const useChannelImpact = (code: string) => {
  const client = useClient(paymentMethods);
  return useSWR(
    paymentMethodKeys.impact(useScope(), code),
    async () => (await client.getPaymentChannelImpact({ path: { code } })).data,
  );
};
