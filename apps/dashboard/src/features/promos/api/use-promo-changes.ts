import { promos } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { promoKeys } from './keys.ts';
import type { CreatePromo, Promo, UpdatePromo } from './types.ts';

/** Everything that changes a promo. Lists and details show the result at once. */
export const usePromoChanges = () => {
  const client = useClient(promos);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('promo');
  const kept = async ({ data }: { data: Promo }): Promise<Promo> => {
    await mutate(promoKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };
  return {
    create: async (body: CreatePromo) =>
      kept(await once.run(body, (keyed) => client.createPromo({ body, ...keyed }))),
    update: async (id: string, body: UpdatePromo) => kept(await client.updatePromo({ path: { id }, body })),
    activate: async ({ id, version }: Promo) =>
      kept(await client.activatePromo({ path: { id }, body: { version } })),
    pause: async (id: string) => kept(await client.pausePromo({ path: { id } })),
    resume: async (id: string) => kept(await client.resumePromo({ path: { id } })),
    remove: async (id: string) => {
      await client.deletePromo({ path: { id } });
    },
  };
};
