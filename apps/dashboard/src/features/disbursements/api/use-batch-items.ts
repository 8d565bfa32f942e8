import { disbursements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { batchItemsQuery } from './disbursement-query.ts';
import { disbursementKeys } from './keys.ts';
import type { DisbursementItem } from './types.ts';
import { useBatchEvents } from './use-batch-events.ts';

/** A page of a batch's rows. Their order is that of the file, so that what changes stays where it is. */
export function useBatchItems(id: string, list: ListState): ListResult<DisbursementItem> {
  const client = useClient(disbursements);
  const query = batchItemsQuery(list);
  const result = useList<DisbursementItem>(list, {
    key: disbursementKeys.items(useScope(), id, query),
    fetchPage: (page, signal) =>
      client.listDisbursementItems({
        path: { id },
        query: page ? { ...query, cursor: undefined, ...page } : query,
        signal,
      }),
  });
  useBatchEvents(result.retry, id);
  return result;
}
