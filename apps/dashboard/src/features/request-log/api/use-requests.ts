import { requestLog } from '@dasbor/sdk/resources';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { countFresh } from '../presentation/count-fresh.ts';
import { requestLogKeys } from './keys.ts';
import { requestQuery } from './request-query.ts';
import type { ApiRequest } from './types.ts';

/** How often the first page is asked about: calls are too many to be told one by one. */
const ASK_AGAIN_MS = 5000;

export function useRequests(list: ListState): ListResult<ApiRequest> {
  const client = useClient(requestLog);
  const scope = useScope();
  const query = requestQuery(list);
  const result = useList<ApiRequest>(list, {
    key: requestLogKeys.list(scope, query),
    fetchPage: (page, signal) =>
      client.listApiRequests({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
  });

  const shown = result.data?.data;
  const isNewest = list.query.action === 'first' && list.query.range === null;
  const { data: newest } = useSWR(
    isNewest && shown ? requestLogKeys.newest(scope, query) : null,
    async () => (await client.listApiRequests({ query })).data,
    { refreshInterval: ASK_AGAIN_MS, revalidateOnMount: false },
  );

  // Where nothing stands yet nothing can move under a pointer: the first calls come by themselves.
  const isFirst = shown?.length === 0 && newest !== undefined && newest.length > 0;
  const showFirst = useEffectEvent(result.retry);
  useEffect(() => {
    if (isFirst) showFirst();
  }, [isFirst]);

  return { ...result, fresh: isNewest ? countFresh(shown, newest) : 0 };
}

export function useRequest(id: string) {
  const client = useClient(requestLog);
  return useSWR(
    requestLogKeys.detail(useScope(), id),
    async () => (await client.getApiRequest({ path: { id } })).data,
  );
}
