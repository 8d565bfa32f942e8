import { requestLog } from '@dasbor/sdk/resources';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { askedBy } from '../../../shared/list/define/define-list.ts';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import type { ListState } from '../../../shared/list/query/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { requestList } from '../list.tsx';
import { countFresh } from '../presentation/count-fresh.ts';
import { requestLogKeys } from './keys.ts';
import type { ApiRequest } from './types.ts';

/** How often the first page is asked about: calls are too many to be told one by one. */
const ASK_AGAIN_MS = 5000;

/** How many requests have come since the page was fetched. */
export function useNewestRequests({ query }: ListState, { data, retry }: ListResult<ApiRequest>): number {
  const client = useClient(requestLog);
  const asked = askedBy(requestList, query);
  const scope = useScope();
  const shown = data?.data;
  const isNewest = query.action === 'first' && query.range === null;
  const { data: newest } = useSWR(
    isNewest && shown ? requestLogKeys.newest(scope, asked) : null,
    async () => (await client.listApiRequests({ query: asked })).data,
    { refreshInterval: ASK_AGAIN_MS, revalidateOnMount: false },
  );

  // Where nothing stands yet nothing can move under a pointer: the first calls come by themselves.
  const isFirst = shown?.length === 0 && newest !== undefined && newest.length > 0;
  const showFirst = useEffectEvent(retry);
  useEffect(() => {
    if (isFirst) showFirst();
  }, [isFirst]);

  return isNewest ? countFresh(shown, newest) : 0;
}
