import { paymentLinks } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { paymentLinkKeys } from './keys.ts';
import type { CreatePaymentLink, PaymentLink, SendPaymentLink } from './types.ts';

/** Everything that a person does with a link. Each action runs once. */
export const useAskPaymentLink = () => {
  const client = useClient(paymentLinks);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('payment-link');
  const kept = async ({ data }: { data: PaymentLink }): Promise<PaymentLink> => {
    await mutate(paymentLinkKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };
  return {
    create: async (body: CreatePaymentLink) =>
      kept(await once.run(body, (keyed) => client.createPaymentLink({ body, ...keyed }))),
    cancel: async (id: string) =>
      kept(await once.run(['cancel', id], (keyed) => client.cancelPaymentLink({ path: { id }, ...keyed }))),
    send: async (id: string, body: SendPaymentLink) =>
      kept(
        await once.run(['send', id, body], (keyed) =>
          client.sendPaymentLink({ path: { id }, body, ...keyed }),
        ),
      ),
  };
};
