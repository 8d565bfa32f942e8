import { chakra } from '@chakra-ui/react';
import { SUBACCOUNT_STATUSES, SUBACCOUNT_TYPES } from '@dasbor/domain/subaccounts';
import { subaccounts } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { subaccountKeys } from '../../shared/subaccounts/keys.ts';
import type { Subaccount, SubaccountFilters } from './api/types.ts';
import { subaccountPaths } from '../../shared/paths/money-out/subaccounts.ts';
import { subaccountMeanings } from './presentation/subaccount-status.ts';

const { time, money, id, status, text } = columnsOf<Subaccount>();

export const subaccountList = defineList<Subaccount, SubaccountFilters>()({
  name: 'subaccounts',
  words: 'subaccounts',
  permission: 'subaccount.view',
  operations: subaccounts,
  fetchPage: (client, asked) => client.listSubaccounts(asked),
  fetchRow: (client, subaccountId) => client.getSubaccount({ path: { id: subaccountId } }),
  topic: 'subaccount.updated',
  keys: subaccountKeys,
  path: (row) => subaccountPaths.detail(row.id),
  isUndated: true,
  filters: {
    status: { choices: SUBACCOUNT_STATUSES, words: subaccountMeanings },
    type: { choices: SUBACCOUNT_TYPES, words: 'type' },
  },
  useColumns: () => [
    text('name', 'name', {
      link: true,
      cell: (row) => <chakra.span fontWeight="medium">{row.name}</chakra.span>,
      length: 24,
    }),
    text('account_id', 'account_id', { length: 12 }),
    text('email', 'email', { length: 28 }),
    status('status', subaccountMeanings, 'status', { length: 12 }),
    time('last', 'last_transaction_at'),
    time('created', 'created_at', { extra: true }),
    id('id', 'id', { extra: true }),
    money('balance', 'available', { strong: true, length: 12 }),
  ],
  card: { title: 'name', amount: 'balance', note: 'account_id', meta: ['email'], status: 'status' },
});
