import { disbursements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';

/** The first page of items that can be retried. */
export const useRetriggerable = (id: string, isWanted: boolean) => {
  const client = useClient(disbursements);
  const scope = useScope();
  return useSWR(isWanted ? disbursementKeys.retriggerable(scope, id) : null, async () => {
    const query = { limit: 100, filters: { retriggerable: true } };
    return client.listDisbursementItems({ path: { id }, query });
  });
};
