import { paymentLinks } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { paymentLinkKeys } from './keys.ts';
import type { PaymentLinkTemplates } from './types.ts';

/** The message of the merchant, in both languages. */
export const useTemplate = () => {
  const client = useClient(paymentLinks);
  const answer = useSWR(paymentLinkKeys.of(useScope(), 'template'), async () => {
    return (await client.getPaymentLinkTemplate()).data;
  });
  return {
    ...answer,
    /** Null restores the standard message. */
    save: async (templates: PaymentLinkTemplates | null) => {
      const { data } = await client.setPaymentLinkTemplate({ body: { templates } });
      await answer.mutate(data, { revalidate: false });
    },
  };
};
