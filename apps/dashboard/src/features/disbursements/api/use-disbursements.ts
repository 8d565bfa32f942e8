import { disbursements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementQuery } from './disbursement-query.ts';
import { disbursementKeys } from './keys.ts';
import type { Disbursement } from './types.ts';

export function useDisbursements(list: ListState): ListResult<Disbursement> {
  const client = useClient(disbursements);
  const query = disbursementQuery(list);
  return useList<Disbursement>(list, {
    key: disbursementKeys.list(useScope(), query),
    fetchPage: (page, signal) =>
      client.listDisbursements({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (id) => (await client.getDisbursement({ path: { id } })).data,
    topic: 'disbursement.updated',
  });
}
