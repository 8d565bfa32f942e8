import { subaccounts } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { subaccountKeys, subaccountNamesKey } from '../../../shared/subaccounts/keys.ts';
import type { CreateSubaccount, Subaccount, UpdateSubaccount } from './types.ts';

/** Creates, updates or activates a subaccount. Its page shows the response. */
export const useSaveSubaccount = () => {
  const client = useClient(subaccounts);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('subaccount');
  const keep = async (data: Subaccount): Promise<Subaccount> => {
    await mutate(subaccountKeys.detail(scope, data.id), data, { revalidate: false });
    void mutate(subaccountNamesKey(scope));
    void mutate(subaccountNamesKey(scope, 'live'));
    return data;
  };

  return {
    create: async (body: CreateSubaccount) =>
      keep((await once.run(body, (keyed) => client.createSubaccount({ body, ...keyed }))).data),
    change: async (id: string, body: UpdateSubaccount) =>
      keep((await client.updateSubaccount({ path: { id }, body })).data),
    activate: async (id: string) =>
      keep(
        (await once.run(['activate', id], (keyed) => client.activateSubaccount({ path: { id }, ...keyed })))
          .data,
      ),
  };
};
