import { fundTransfers } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ListResult } from '../../../shared/list/list-page.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { fundTransferQuery } from './fund-transfer-query.ts';
import { fundTransferKeys } from './keys.ts';
import type { FundTransfer } from './types.ts';

export function useFundTransfers(list: ListState, subaccountId?: string): ListResult<FundTransfer> {
  const client = useClient(fundTransfers);
  const query = fundTransferQuery(list, subaccountId);
  return useList<FundTransfer>(list, {
    key: fundTransferKeys.list(useScope(), query),
    fetchPage: (page, signal) =>
      client.listFundTransfers({ query: page ? { ...query, cursor: undefined, ...page } : query, signal }),
    fetchRow: async (id) => (await client.getFundTransfer({ path: { id } })).data,
    topic: 'subaccount.transfer_updated',
  });
}
