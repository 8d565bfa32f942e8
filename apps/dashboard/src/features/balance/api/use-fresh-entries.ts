import { balance } from '@dasbor/sdk/resources';
import { useState } from 'react';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { isNarrowed } from '../../../shared/list/query/list-query.ts';
import type { ListState } from '../../../shared/list/query/use-list-query.ts';
import type { BalanceEntry } from './types.ts';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';

/** How many entries are newer than those shown. Entry numbers have no gaps, so the newest number is enough. */
export const useFreshEntries = ({ query }: ListState, { data }: ListResult<BalanceEntry>): number => {
  const client = useClient(balance);
  const [newest, setNewest] = useState(0);
  const isNewestShown = query.action === 'first' && query.range === null && !isNarrowed(query);
  useMoneyEvents(() => {
    if (!isNewestShown || !data) return;
    void client
      .listBalanceEntries({ query: { limit: 10, action: 'first' } })
      .then((answer) => setNewest(answer.data[0]?.sequence ?? 0))
      // Keep the current rows. The next event refetches.
      .catch(() => undefined);
  });
  return isNewestShown ? Math.max(0, newest - (data?.data[0]?.sequence ?? 0)) : 0;
};
