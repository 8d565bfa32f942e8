import { chakra } from '@chakra-ui/react';
import { ITEM_STATUSES } from '@dasbor/domain/disbursements';
import { disbursements } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import type { FiltersOf } from '../../shared/list/define/filter-kinds.ts';
import { Status } from '../../shared/status/status.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { disbursementKeys } from './api/keys.ts';
import type { BatchItemFilters, DisbursementItem, ItemFilters } from './api/types.ts';
import { ItemRemark } from './components/item/item-remark.tsx';
import { disbursementPaths } from '../../shared/paths/money-out/disbursements.ts';
import { EVIDENCE_GROUPS } from './presentation/evidence-groups.ts';
import { itemMeanings } from './presentation/status-view.ts';
import { useRemarkWords } from './presentation/use-remark-words.ts';
import { accountOf, amountOf, nameOf } from './presentation/written.ts';

const { time, id, status, text, column } = columnsOf<DisbursementItem>();

const FILTERS: FiltersOf<ItemFilters> = {
  status: { choices: ITEM_STATUSES, words: itemMeanings },
  has_issue: { at: 'issue', yes: 'items.filter.issueYes' },
  retriggerable: { at: 'again', yes: 'items.filter.againYes' },
  completed_from: { fixed: 'date' },
};

/** Payouts of all batches, the newest first. */
export const itemList = defineList<DisbursementItem, ItemFilters>()({
  name: 'disbursement-items',
  words: 'disbursements',
  at: 'items',
  permission: 'disbursement.view',
  operations: disbursements,
  fetchPage: (client, asked) => client.searchDisbursementItems(asked),
  keys: disbursementKeys,
  path: (item) => disbursementPaths.item(item.id),
  filters: FILTERS,
  useColumns: () => useItemColumns('all-batches'),
  useCard: (columns) => (item) => ({
    ...itemCard(item),
    meta: columns['created']?.cell(item),
  }),
});

/** Payouts of one batch, across all days, in file order so that rows do not move when they change. */
export const batchItemList = defineList<DisbursementItem, BatchItemFilters>()({
  ...itemList,
  name: 'batch-items',
  query: { count: true },
  isUndated: true,
  fetchPage: (client, asked) => client.listDisbursementItems(asked),
  filters: { ...FILTERS, evidence: { choices: EVIDENCE_GROUPS, words: 'evidence.group', scalar: true } },
  useColumns: () => useItemColumns('one-batch'),
});

const useItemColumns = (of: 'one-batch' | 'all-batches') => {
  const remarks = useRemarkWords();
  const isOne = of === 'one-batch';
  return [
    column('row', {
      extra: !isOne,
      needsLabel: true,
      cell: (item) => <chakra.span color="fg.muted">{item.row}</chakra.span>,
      csv: (item) => item.row,
      length: 4,
    }),
    time('created', 'created_at', { extra: isOne }),
    text('name', nameOf, { link: true, length: 18 }),
    text('account', accountOf, { length: 28 }),
    status('status', itemMeanings, 'status', { length: 12 }),
    column('issues', {
      cell: (item) => <ItemRemark item={item} />,
      csv: (item) => remarks(item).join(' ') || null,
      length: 24,
    }),
    time('completed', 'completed_at', { extra: true, needsLabel: true }),
    text('notes', 'notes', { extra: true }),
    text('email', 'email_recipient', { extra: true, length: 22 }),
    text('phone', 'phone_number', { extra: true, length: 14 }),
    id('id', 'id', { extra: true, length: 34 }),
    column('amount', {
      align: 'end',
      essential: true,
      cell: (item) => <Amount item={item} />,
      csv: amountOf,
      length: 12,
    }),
  ];
};

export const itemCard = (item: DisbursementItem) => ({
  title: nameOf(item),
  amount: <Amount item={item} />,
  note: (
    <>
      {accountOf(item)}
      <ItemRemark item={item} isBlock />
    </>
  ),
  status: <Status of={itemMeanings} is={item.status} />,
});

/** An amount that cannot be parsed is shown as written. */
const Amount = ({ item }: { item: DisbursementItem }) =>
  item.amount === null ? (
    <chakra.span color="fg.error">{amountOf(item)}</chakra.span>
  ) : (
    <Money value={item.amount} fontWeight="semibold" />
  );
