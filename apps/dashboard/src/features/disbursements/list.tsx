import { BATCH_STATUSES } from '@dasbor/domain/disbursements';
import { disbursements } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { disbursementKeys } from './api/keys.ts';
import type { Disbursement, DisbursementFilters } from './api/types.ts';
import { disbursementPaths } from '../../shared/paths/money-out/disbursements.ts';
import { batchMeanings } from './presentation/status-view.ts';
import { BatchNote } from './components/notices/batch-note.tsx';
import { useOutcomeWords } from './presentation/use-outcome-words.ts';

const { time, money, id, status, text, person, count } = columnsOf<Disbursement>();
const PARTS = ['arrived', 'returned', 'sending'] as const;

export const batchList = defineList<Disbursement, DisbursementFilters>()({
  name: 'disbursements',
  words: 'disbursements',
  permission: 'disbursement.view',
  operations: disbursements,
  fetchPage: (client, asked) => client.listDisbursements(asked),
  fetchRow: (client, batchId) => client.getDisbursement({ path: { id: batchId } }),
  topic: 'disbursement.updated',
  keys: disbursementKeys,
  path: (batch) => disbursementPaths.detail(batch.id),
  hasSubaccounts: true,
  filters: { status: { choices: BATCH_STATUSES, words: batchMeanings } },
  useColumns: () => {
    const { count: counted } = useFormat();
    const { short: outcome } = useOutcomeWords();
    return [
      time('created', 'created_at'),
      text('name', 'name', { link: true, length: 24 }),
      status('status', batchMeanings, 'status'),
      count('payouts', (batch) => batch.counts.total, { cell: (batch) => counted(batch.counts.total) }),
      text('outcome', (batch) => outcome(batch.outcome)),
      person('maker', (batch) => batch.maker.name),
      person('approver', (batch) => batch.approver?.name),
      time('completed', 'completed_at', { extra: true, needsLabel: true }),
      text('file', 'file_name', { extra: true, length: 18 }),
      id('id', 'id', { extra: true }),
      ...PARTS.map((part) =>
        money(part, (batch) => batch.outcome?.[part].amount, { extra: true, length: 12 }),
      ),
      money('total', (batch) => batch.notice.total, { strong: true, length: 12 }),
    ];
  },
  useCard: (columns) => (batch) => ({
    title: batch.name,
    amount: columns['total']?.cell(batch),
    note: <BatchNote batch={batch} />,
    meta: columns['created']?.cell(batch),
    status: columns['status']?.cell(batch),
  }),
});
