import { subaccounts } from '@dasbor/sdk/resources';
import { defineList } from '../../shared/list/define/define-list.ts';
import { type BalanceEntry, entryList, withIds } from '../balance/public.ts';
import { subaccountKeys } from '../../shared/subaccounts/keys.ts';
import type { SubaccountEntryFilters } from './api/types.ts';

export const subaccountEntryList = defineList<BalanceEntry, SubaccountEntryFilters>()({
  name: 'subaccount-entries',
  words: 'balance',
  permission: 'subaccount.view',
  operations: subaccounts,
  fetchPage: async (client, asked) => withIds(await client.listSubaccountBalanceEntries(asked)),
  keys: subaccountKeys,
  ...(entryList.path ? { path: entryList.path } : {}),
  filters: entryList.filters,
  useColumns: entryList.useColumns,
  ...(entryList.useCard ? { useCard: entryList.useCard } : {}),
});
