import { disbursements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { itemSearchQuery } from './disbursement-query.ts';
import { disbursementKeys } from './keys.ts';
import type { DisbursementItem } from './types.ts';

/** Payouts of all batches. */
export function useSearchItems(list: ListState): ListResult<DisbursementItem> {
  const client = useClient(disbursements);
  const query = itemSearchQuery(list);
  return useList<DisbursementItem>(list, {
    key: disbursementKeys.search(useScope(), query),
    fetchPage: (page, signal) =>
      client.searchDisbursementItems({
        query: page ? { ...query, cursor: undefined, ...page } : query,
        signal,
      }),
  });
}
