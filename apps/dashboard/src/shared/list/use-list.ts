import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { describeFailure } from '../lib/failure.ts';
import type { ListResult } from './list-page.tsx';
import { useLiveRows } from './rows/use-live-rows.ts';
import type { ListState } from './query/use-list-query.ts';

type Answer<Row> = NonNullable<ListResult<Row>['data']>;
type PageRequest<Row> = Parameters<ListResult<Row>['fetchPage']>[0];

export type ListSource<Row> = {
  /** The feature's SWR key of this list, which begins with mode and merchant. */
  key: readonly unknown[];
  /** Fetches the page of the address, or another page of the same list for an export. */
  fetchPage: (page?: PageRequest<Row>, signal?: AbortSignal) => Promise<Answer<Row>>;
  /** Refetches one row after a live event about it. Omit it if rows never change. */
  fetchRow?: (id: string) => Promise<Row>;
  /** The live events about these rows, if any. */
  topic?: string;
};

/** The basis of a feature's list hook. Rows stay visible while the next page loads, and update in place on live events. */
export const useList = <Row extends { id: string }>(
  list: ListState,
  { key, fetchPage, fetchRow, topic }: ListSource<Row>,
): ListResult<Row> => {
  const { cache } = useSWRConfig();
  const {
    data: shown,
    error,
    isLoading,
    mutate,
  } = useSWR(key, () => fetchPage(), { keepPreviousData: true });

  // The previous page's rows stay while the next page loads. If it fails, they do not match the address.
  const isOfAddress = error === undefined || cache.get(unstable_serialize(key))?.data !== undefined;
  const data = isOfAddress ? shown : undefined;

  const renewRow = async (id: string) => {
    const changed = await fetchRow?.(id);
    if (!changed) return;
    await mutate(
      (answer) => answer && { ...answer, data: answer.data.map((row) => (row.id === id ? changed : row)) },
      { revalidate: false },
    );
  };
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
      // An invalid cursor would be rejected again, so start at the first page.
      if (describeFailure(error).code === 'DPAY_INVALID_CURSOR')
        list.change({ action: 'first', cursor: null, row: null });
      else void mutate();
    },
    renewRow,
    fetchPage,
    fresh: live.fresh,
  };
};
