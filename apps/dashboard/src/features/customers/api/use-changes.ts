import { customers } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { customerKeys } from './keys.ts';

/** The newest changes of a customer. */
export const useChanges = (id: string, limit: number) => {
  const client = useClient(customers);
  return useSWR(
    customerKeys.of(useScope(), 'changes', id, limit),
    () => client.listCustomerChanges({ path: { id }, query: { limit } }),
    { keepPreviousData: true },
  );
};
