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

/** How often to poll the first page: there are too many calls for live events. */
const ASK_AGAIN_MS = 5000;

/** The number of requests since the page was fetched. */
export const useNewestRequests = ({ query }: ListState, { data, retry }: ListResult<ApiRequest>): number => {
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

  // An empty list has no rows that could move, so the first calls appear automatically.
  const isFirst = shown?.length === 0 && newest !== undefined && newest.length > 0;
  const showFirst = useEffectEvent(retry);
  useEffect(() => {
    if (isFirst) showFirst();
  }, [isFirst]);

  return isNewest ? countFresh(shown, newest) : 0;
};
