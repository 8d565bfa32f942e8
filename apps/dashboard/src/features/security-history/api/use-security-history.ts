import { securityHistory } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { historyQuery } from './history-query.ts';
import type { SecurityEvent } from './types.ts';

/** What happened does not change: rows are asked for once and never one by one. */
export function useSecurityHistory(list: ListState): ListResult<SecurityEvent> {
  const client = useClient(securityHistory);
  const query = historyQuery(list);
  const key = [...useScope(), 'security-history', query] as const;
  return useList<SecurityEvent>(list, {
    key,
    fetchPage: (page, signal) =>
      client.listSecurityHistory({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
  });
}
