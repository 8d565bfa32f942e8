import { whatsapp } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useLiveClient } from '../../../shared/lib/client.tsx';

/** They change with the server only. */
export const useMerchantCategories = () => {
  const live = useLiveClient(whatsapp);
  return useSWR('merchant categories', async () => (await live.listMerchantCategories()).data, {
    revalidateOnFocus: false,
  });
};
