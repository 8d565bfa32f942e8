import { subaccounts } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { type BalanceEntry, entryQuery } from '../../balance/public.ts';
import { subaccountKeys } from './keys.ts';

/** The history of one subaccount's balance; an entry never changes. */
export function useSubaccountEntries(id: string, list: ListState): ListResult<BalanceEntry> {
  const client = useClient(subaccounts);
  const query = entryQuery(list);
  return useList<BalanceEntry>(list, {
    key: subaccountKeys.entries(useScope(), id, query),
    fetchPage: async (page, signal) => {
      const asked = page ? { ...query, cursor: undefined, ...page } : query;
      const answer = await client.listSubaccountBalanceEntries({ path: { id }, query: asked, signal });
      return { ...answer, data: answer.data.map((entry) => ({ ...entry, id: String(entry.sequence) })) };
    },
  });
}
