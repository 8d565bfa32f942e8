import { balance } from '@dasbor/sdk/resources';
import { useState } from 'react';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { isNarrowed } from '../../../shared/list/list-query.ts';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { entryQuery } from './entry-query.ts';
import { balanceKeys } from './keys.ts';
import type { BalanceEntry } from './types.ts';
import { useMoneyEvents } from './use-money-events.ts';

/** Entries never change; new ones are counted by their numbers, which have no gaps, and wait until they are asked for. */
export function useEntries(list: ListState): ListResult<BalanceEntry> {
  const client = useClient(balance);
  const query = entryQuery(list);
  const [newest, setNewest] = useState(0);

  const result = useList<BalanceEntry>(list, {
    key: balanceKeys.entries(useScope(), query),
    fetchPage: async (page, signal) => {
      const asked = page ? { ...query, cursor: undefined, ...page } : query;
      const answer = await client.listBalanceEntries({ query: asked, signal });
      return { ...answer, data: answer.data.map((entry) => ({ ...entry, id: String(entry.sequence) })) };
    },
  });

  const isNewestShown = list.query.action === 'first' && list.query.range === null && !isNarrowed(list.query);
  const shown = result.data?.data[0]?.sequence ?? 0;
  useMoneyEvents(() => {
    if (!isNewestShown || !result.data) return;
    void client
      .listBalanceEntries({ query: { limit: 10, action: 'first' } })
      .then(({ data }) => setNewest(data[0]?.sequence ?? 0))
      // The rows that are here stay; the next event asks again.
      .catch(() => undefined);
  });
  return { ...result, fresh: isNewestShown ? Math.max(0, newest - shown) : 0 };
}
