import { FUND_TRANSFER_STATUSES, FUND_TRANSFER_TYPES } from '@dasbor/domain/fund-transfers';
import { valuesOf } from '../../../shared/list/filter-fields.ts';
import type { ListState } from '../../../shared/list/use-list-query.ts';
import type { FundTransferQuery } from './types.ts';

/** The list's address as the contract's parameters; of one subaccount where its page asks. */
export function fundTransferQuery(
  { query }: Pick<ListState, 'query'>,
  subaccountId?: string,
): FundTransferQuery {
  const status = valuesOf(query.filters, 'status', FUND_TRANSFER_STATUSES);
  const type = valuesOf(query.filters, 'type', FUND_TRANSFER_TYPES);
  const filters = {
    ...(status ? { status: [...status] } : {}),
    ...(type ? { type: [...type] } : {}),
    ...(subaccountId ? { subaccount_id: subaccountId } : {}),
  };
  return {
    limit: query.limit,
    ...query.range,
    action: query.action,
    ...(query.search ? { search: query.search } : {}),
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}
