import { WITHDRAWAL_SOURCES, WITHDRAWAL_STATUSES } from '@dasbor/domain/withdrawals';
import { withdrawals } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { withdrawalKeys } from './api/keys.ts';
import type { Withdrawal, WithdrawalFilters } from './api/types.ts';
import { useSourceWords } from './components/facts-sections.tsx';
import { withdrawalPaths } from '../../shared/paths/money-out/withdrawals.ts';
import { withdrawalMeanings } from './presentation/status-view.ts';

const { time, money, id, status, text } = columnsOf<Withdrawal>();

export const withdrawalList = defineList<Withdrawal, WithdrawalFilters>()({
  name: 'withdrawals',
  words: 'withdrawals',
  permission: 'withdrawal.view',
  operations: withdrawals,
  fetchPage: (client, asked) => client.listWithdrawals(asked),
  fetchRow: (client, withdrawalId) => client.getWithdrawal({ path: { id: withdrawalId } }),
  topic: 'withdrawal.updated',
  keys: withdrawalKeys,
  path: (row) => withdrawalPaths.detail(row.id),
  filters: {
    status: { choices: WITHDRAWAL_STATUSES, words: withdrawalMeanings },
    source: { choices: WITHDRAWAL_SOURCES, words: 'source' },
  },
  useColumns: () => {
    const sourceWords = useSourceWords();
    return [
      time('created', 'created_at'),
      text('account', (row) => `${row.bank_name} ${row.account_number}`, { link: true, length: 30 }),
      text('name', 'account_name', { length: 18 }),
      status('status', withdrawalMeanings, 'status'),
      text('source', (row) => row.created_by ?? sourceWords(row.source), { extra: true, length: 14 }),
      time('completed', 'completed_at', { extra: true }),
      text('notes', 'notes', { extra: true }),
      id('id', 'id', { extra: true }),
      money('amount', 'amount', { strong: true }),
    ];
  },
  card: { title: 'account', amount: 'amount', note: 'name', meta: ['created'], status: 'status' },
});
