import { promos } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import type { Promo } from './types.ts';
import { promoKeys } from './keys.ts';

/** What would have happened with these terms. Asked again after an edit. */
export const useBackTest = ({ id, version }: Promo) => {
  const client = useClient(promos);
  return useSWR(
    promoKeys.of(useScope(), 'back-test', id, version),
    async () => (await client.backTestPromo({ path: { id } })).data,
    { revalidateOnFocus: false },
  );
};
