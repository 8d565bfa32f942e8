import { reference } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { withdrawalKeys } from './keys.ts';

/** Banks that take transfers now; the list changes with a release, not while a form is open. */
export function useBanks() {
  const client = useClient(reference);
  return useSWR(
    withdrawalKeys.banks(useScope()),
    async () => (await client.listBanks()).data.filter(({ active }) => active),
    { revalidateOnFocus: false },
  );
}
