import { topUps } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { type TopUp, topUpQuery } from '../../top-ups/public.ts';
import { subaccountKeys } from './keys.ts';

/** Those that raise the balance of one subaccount. */
export function useSubaccountTopUps(id: string, list: ListState): ListResult<TopUp> {
  const client = useClient(topUps);
  const asked = topUpQuery(list);
  const query = { ...asked, filters: { ...asked.filters, subaccount_id: id } };
  return useList<TopUp>(list, {
    key: subaccountKeys.topUps(useScope(), id, query),
    fetchPage: (page, signal) =>
      client.listTopUps({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (topUpId) => (await client.getTopUp({ path: { id: topUpId } })).data,
    topic: 'top_up.updated',
  });
}
