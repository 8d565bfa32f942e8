import { transactions } from '@dasbor/sdk/resources';
import { useState } from 'react';
import { useClient } from '../../../shared/lib/client.tsx';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { isNarrowed } from '../../../shared/list/query/list-query.ts';
import type { ListState } from '../../../shared/list/query/use-list-query.ts';
import type { Transaction } from './types.ts';

/** So many are counted at most. */
const MOST = 50;

/** How many transactions are newer than those shown. Rows never change, so only new ones matter. */
export const useFreshTransactions = ({ query }: ListState, { data }: ListResult<Transaction>): number => {
  const client = useClient(transactions);
  const [newest, setNewest] = useState<readonly Transaction[]>([]);
  const isNewestShown = query.action === 'first' && query.range === null && !isNarrowed(query);
  useMoneyEvents(() => {
    if (!isNewestShown || !data) return;
    void client
      .listTransactions({ query: { limit: MOST, action: 'first' } })
      .then((answer) => setNewest(answer.data))
      // Keep the current rows. The next event asks again.
      .catch(() => undefined);
  });
  if (!isNewestShown) return 0;
  const shown = data?.data[0];
  const before = shown ? newest.findIndex(({ id }) => id === shown.id) : newest.length;
  return before === -1 ? newest.length : before;
};
