import { reference } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../lib/client.tsx';
import { useScope } from '../state/session.ts';
import { banksKey } from './keys.ts';

/** Banks that accept transfers now. The list changes only with a release, so it is not refetched. */
export const useBanks = () => {
  const client = useClient(reference);
  return useSWR(
    banksKey(useScope()),
    async () => (await client.listBanks()).data.filter(({ active }) => active),
    { revalidateOnFocus: false },
  );
};
