import { reference } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';

/** Banks that accept transfers. The list changes only with a release, so it can be cached. */
export const useBanks = () => {
  const client = useClient(reference);
  return useSWR(
    disbursementKeys.banks(useScope()),
    async () => (await client.listBanks()).data.filter(({ active }) => active),
    { revalidateOnFocus: false },
  );
};
