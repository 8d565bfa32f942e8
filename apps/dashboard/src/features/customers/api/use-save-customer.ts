import { customers } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { customerKeys } from './keys.ts';
import type { Customer, UpdateCustomer } from './types.ts';

export const useSaveCustomer = () => {
  const client = useClient(customers);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const kept = async (data: Customer): Promise<Customer> => {
    await mutate(customerKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };

  return {
    save: async (id: string, body: UpdateCustomer) => {
      const { data } = await client.updateCustomer({ path: { id }, body });
      void mutate(customerKeys.all(scope));
      return kept(data);
    },
    /** The customer as it is now, after somebody else changed it. */
    read: async (id: string) => kept((await client.getCustomer({ path: { id } })).data),
  };
};
