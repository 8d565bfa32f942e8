import { disbursements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { type Disbursement, disbursementQuery } from '../../disbursements/public.ts';
import { subaccountKeys } from './keys.ts';

/** Batches that are paid from the balance of one subaccount. */
export function useSubaccountDisbursements(id: string, list: ListState): ListResult<Disbursement> {
  const client = useClient(disbursements);
  const asked = disbursementQuery(list);
  const query = { ...asked, filters: { ...asked.filters, subaccount_id: id } };
  return useList<Disbursement>(list, {
    key: subaccountKeys.disbursements(useScope(), id, query),
    fetchPage: (page, signal) =>
      client.listDisbursements({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (batchId) => (await client.getDisbursement({ path: { id: batchId } })).data,
    topic: 'disbursement.updated',
  });
}
