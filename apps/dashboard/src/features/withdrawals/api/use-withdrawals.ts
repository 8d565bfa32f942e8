import { withdrawals } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { withdrawalKeys } from './keys.ts';
import type { Withdrawal } from './types.ts';
import { withdrawalQuery } from './withdrawal-query.ts';

export function useWithdrawals(list: ListState): ListResult<Withdrawal> {
  const client = useClient(withdrawals);
  const query = withdrawalQuery(list);
  return useList<Withdrawal>(list, {
    key: withdrawalKeys.list(useScope(), query),
    fetchPage: (page, signal) =>
      client.listWithdrawals({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (id) => (await client.getWithdrawal({ path: { id } })).data,
    topic: 'withdrawal.updated',
  });
}
