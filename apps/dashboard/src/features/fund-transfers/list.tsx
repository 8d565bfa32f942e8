import { FUND_TRANSFER_STATUSES, FUND_TRANSFER_TYPES } from '@dasbor/domain/fund-transfers';
import { fundTransfers } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { fundTransferKeys } from './api/keys.ts';
import type { FundTransfer, FundTransferFilters } from './api/types.ts';
import { fundTransferPaths } from '../../shared/paths/money-out/fund-transfers.ts';
import { fundTransferMeanings } from './presentation/status-view.ts';
import { useEndWords } from './presentation/use-end-words.ts';

const { time, money, id, status, text, person } = columnsOf<FundTransfer>();

export const fundTransferList = defineList<FundTransfer, FundTransferFilters>()({
  name: 'fund-transfers',
  words: 'fund-transfers',
  permission: 'subaccount.view',
  operations: fundTransfers,
  fetchPage: (client, asked) => client.listFundTransfers(asked),
  fetchRow: (client, transferId) => client.getFundTransfer({ path: { id: transferId } }),
  topic: 'subaccount.transfer_updated',
  keys: fundTransferKeys,
  path: (row) => fundTransferPaths.detail(row.id),
  filters: {
    status: { choices: FUND_TRANSFER_STATUSES, words: fundTransferMeanings },
    type: { choices: FUND_TRANSFER_TYPES, words: 'type' },
  },
  useColumns: () => {
    const { from, to } = useEndWords();
    return [
      time('created', 'created_at'),
      text('from', from, { link: true, length: 22 }),
      text('to', to, { length: 30 }),
      status('status', fundTransferMeanings, 'status', { length: 16 }),
      person('maker', 'maker_name', { length: 16 }),
      text('notes', 'notes', { extra: true, length: 18 }),
      money('fee', (row) => row.fee + row.ppn, { extra: true }),
      id('id', 'id', { extra: true }),
      money('amount', 'amount', { strong: true, length: 12 }),
    ];
  },
  useCard: (columns) => (row) => ({
    title: columns['from']?.cell(row),
    amount: columns['amount']?.cell(row),
    note: <>→ {columns['to']?.cell(row)}</>,
    meta: columns['created']?.cell(row),
    status: columns['status']?.cell(row),
  }),
});
