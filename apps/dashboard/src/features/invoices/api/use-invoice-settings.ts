import { invoices } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { invoiceKeys } from './keys.ts';
import type { SaveSettings } from './types.ts';

/** How numbers are formed, who the invoices come from, and what new ones start with. */
export const useInvoiceSettings = () => {
  const client = useClient(invoices);
  const answer = useSWR(invoiceKeys.of(useScope(), 'settings'), async () => {
    return (await client.getInvoiceSettings()).data;
  });
  return {
    ...answer,
    save: async (body: SaveSettings) => {
      const { data } = await client.setInvoiceSettings({ body });
      await answer.mutate(data, { revalidate: false });
    },
  };
};
