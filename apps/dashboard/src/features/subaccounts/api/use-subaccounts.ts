import { subaccounts } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { subaccountKeys } from './keys.ts';
import { subaccountQuery } from './subaccount-query.ts';
import type { Subaccount } from './types.ts';

export function useSubaccounts(list: ListState): ListResult<Subaccount> {
  const client = useClient(subaccounts);
  const query = subaccountQuery(list);
  return useList<Subaccount>(list, {
    key: subaccountKeys.list(useScope(), query),
    fetchPage: (page, signal) =>
      client.listSubaccounts({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (id) => (await client.getSubaccount({ path: { id } })).data,
    topic: 'subaccount.updated',
  });
}
