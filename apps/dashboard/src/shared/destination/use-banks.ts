import { reference } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../lib/client.tsx';
import { useScope } from '../state/session.ts';
import { banksKey } from './keys.ts';

/** Banks that take transfers now; the list changes with a release, not while a form is open. */
export function useBanks() {
  const client = useClient(reference);
  return useSWR(
    banksKey(useScope()),
    async () => (await client.listBanks()).data.filter(({ active }) => active),
    { revalidateOnFocus: false },
  );
}
