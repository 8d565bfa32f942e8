import { transactions } from '@dasbor/sdk/resources';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { matching } from '../../../shared/list/define/define-list.ts';
import type { ListState } from '../../../shared/list/query/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { transactionList } from '../list.tsx';
import { transactionKeys } from './keys.ts';
import type { Transaction } from './types.ts';

/** The sums of the rows that the list's range, search and filters select. Asked again with the rows, so that both are of one time. */
export const useTransactionTotals = ({ query }: ListState, { data: page }: ListResult<Transaction>) => {
  const client = useClient(transactions);
  const asked = matching(transactionList, query);
  const totals = useSWR(
    transactionKeys.of(useScope(), 'totals', asked),
    async () => (await client.getTransactionTotals({ query: asked })).data,
    { keepPreviousData: true },
  );
  const { mutate } = totals;
  const newest = page?.data[0];
  useEffect(() => {
    if (newest) void mutate();
  }, [newest, mutate]);
  return totals;
};
