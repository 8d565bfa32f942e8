import { reference } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';

/** Banks that take transfers now; the list changes with a release, not while a row is mended. */
export function useBanks() {
  const client = useClient(reference);
  return useSWR(
    disbursementKeys.banks(useScope()),
    async () => (await client.listBanks()).data.filter(({ active }) => active),
    { revalidateOnFocus: false },
  );
}
