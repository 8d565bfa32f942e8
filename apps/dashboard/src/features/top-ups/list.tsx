import { chakra } from '@chakra-ui/react';
import { TOP_UP_BANKS, TOP_UP_STATUSES } from '@dasbor/domain/top-ups';
import { topUps } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { groupDigits } from '../../shared/payments/va-number.ts';
import { topUpKeys } from './api/keys.ts';
import type { TopUp, TopUpFilters } from './api/types.ts';
import { topUpPaths } from '../../shared/paths/money-out/top-ups.ts';
import { topUpBankName } from './presentation/bank-name.ts';
import { topUpMeanings } from './presentation/status-view.ts';

const { time, money, id, status, text, person, column } = columnsOf<TopUp>();

export const topUpList = defineList<TopUp, TopUpFilters>()({
  name: 'top-ups',
  words: 'top-ups',
  permission: 'topup.view',
  operations: topUps,
  fetchPage: (client, asked) => client.listTopUps(asked),
  fetchRow: (client, topUpId) => client.getTopUp({ path: { id: topUpId } }),
  topic: 'top_up.updated',
  keys: topUpKeys,
  path: (topUp) => topUpPaths.detail(topUp.id),
  filters: {
    status: { choices: TOP_UP_STATUSES, words: topUpMeanings },
    bank: { choices: TOP_UP_BANKS, words: topUpBankName },
  },
  useColumns: () => [
    time('created', 'created_at'),
    column('va', {
      link: true,
      cell: (topUp) => (
        <chakra.span fontVariantNumeric="tabular-nums">{groupDigits(topUp.va_number)}</chakra.span>
      ),
      csv: (topUp) => topUp.va_number,
      length: 20,
    }),
    text('bank', 'bank_name', { length: 8 }),
    status('status', topUpMeanings, 'status'),
    person('by', 'created_by', { extra: true }),
    time('expires', 'expires_at', { extra: true }),
    time('completed', 'completed_at', { extra: true }),
    id('id', 'id', { extra: true }),
    money('amount', 'amount', { strong: true }),
  ],
  card: { title: 'va', amount: 'amount', meta: ['bank', 'created'], status: 'status' },
});
