import { settlements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { Payment } from '../../payments/public.ts';
import { subaccountKeys } from './keys.ts';
import { settlementQuery } from './settlement-query.ts';
import type { Settlement } from './types.ts';

/** Those that went, or go, to the balance of one subaccount. */
export function useSubaccountSettlements(id: string, list: ListState): ListResult<Settlement> {
  const client = useClient(settlements);
  const query = settlementQuery(list, id);
  return useList<Settlement>(list, {
    key: subaccountKeys.settlements(useScope(), query),
    fetchPage: (page, signal) =>
      client.listSettlements({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
  });
}

export function useSettlement(id: string) {
  const client = useClient(settlements);
  return useSWR(
    subaccountKeys.settlement(useScope(), id),
    async () => (await client.getSettlement({ path: { id } })).data,
  );
}

/** The payments that were paid out together, whatever their day. */
export function useSettlementPayments(id: string, list: ListState): ListResult<Payment> {
  const client = useClient(settlements);
  const { query } = list;
  const asked = {
    limit: query.limit,
    action: query.action,
    ...(query.cursor ? { cursor: query.cursor } : {}),
  };
  return useList<Payment>(list, {
    key: subaccountKeys.settlementPayments(useScope(), id, asked),
    fetchPage: (page, signal) =>
      client.listSettlementPayments({
        path: { id },
        query: page ? { ...asked, cursor: undefined, ...page } : asked,
        signal,
      }),
  });
}
