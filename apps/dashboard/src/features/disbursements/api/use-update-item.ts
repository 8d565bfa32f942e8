import { disbursements } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';
import type { DisbursementItem, PayoutChange } from './types.ts';

/** Updates a row. The given cells replace the current ones. */
export const useUpdateItem = () => {
  const client = useClient(disbursements);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (id: string, body: PayoutChange): Promise<DisbursementItem> => {
    const { data } = await client.updateDisbursementItem({ path: { item_id: id }, body });
    await mutate(disbursementKeys.item(scope, id), data, { revalidate: false });
    void mutate(disbursementKeys.allBut(scope, 'item'));
    return data;
  };
};
