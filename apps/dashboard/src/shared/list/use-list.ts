import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { describeFailure } from '../lib/failure.ts';
import type { ListResult } from './list-page.tsx';
import { useLiveRows } from './rows/use-live-rows.ts';
import type { ListState } from './query/use-list-query.ts';

type Answer<Row> = NonNullable<ListResult<Row>['data']>;
type PageRequest<Row> = Parameters<ListResult<Row>['fetchPage']>[0];

export interface ListSource<Row> {
  /** The feature's own key of this list, which begins with mode and merchant. */
  key: readonly unknown[];
  /** Asks for the address's page, or for another of the same list when the export walks it. */
  fetchPage: (page?: PageRequest<Row>, signal?: AbortSignal) => Promise<Answer<Row>>;
  /** One row again, after a live event spoke of it; left out where rows never change. */
  fetchRow?: (id: string) => Promise<Row>;
  /** The live events that speak of these rows, where there are any. */
  topic?: string;
}

/** What a feature's list hook is made of: rows that stay while the next are fetched, and change in place when they do. */
export function useList<Row extends { id: string }>(
  list: ListState,
  { key, fetchPage, fetchRow, topic }: ListSource<Row>,
): ListResult<Row> {
  const { cache } = useSWRConfig();
  const {
    data: shown,
    error,
    isLoading,
    mutate,
  } = useSWR(key, () => fetchPage(), { keepPreviousData: true });

  // Rows of the page before stay while the next is fetched; when that fails they are not what the address asks for.
  const isOfAddress = error === undefined || cache.get(unstable_serialize(key))?.data !== undefined;
  const data = isOfAddress ? shown : undefined;

  async function renewRow(id: string) {
    const changed = await fetchRow?.(id);
    if (!changed) return;
    await mutate(
      (answer) => answer && { ...answer, data: answer.data.map((row) => (row.id === id ? changed : row)) },
      { revalidate: false },
    );
  }
  const live = useLiveRows({
    list,
    topics: topic === undefined ? [] : [topic],
    shown: data?.data.map((row) => row.id),
    onChanged: (id) => void renewRow(id).catch(() => mutate()),
  });

  return {
    data,
    error,
    isUpdating: isLoading && data !== undefined,
    retry: () => {
      live.reset();
      // A page marker that the API does not take would be refused again: begin at the first page.
      if (describeFailure(error).code === 'DPAY_INVALID_CURSOR')
        list.change({ action: 'first', cursor: null, row: null });
      else void mutate();
    },
    renewRow,
    fetchPage,
    fresh: live.fresh,
  };
}
