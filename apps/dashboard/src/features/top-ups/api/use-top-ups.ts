import { topUps } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { topUpKeys } from './keys.ts';
import { topUpQuery } from './top-up-query.ts';
import type { TopUp } from './types.ts';

export function useTopUps(list: ListState): ListResult<TopUp> {
  const client = useClient(topUps);
  const query = topUpQuery(list);
  return useList<TopUp>(list, {
    key: topUpKeys.list(useScope(), query),
    fetchPage: (page, signal) =>
      client.listTopUps({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (id) => (await client.getTopUp({ path: { id } })).data,
    topic: 'top_up.updated',
  });
}
