import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { RecordParts } from '../../../shared/ui/record-rows.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { DisbursementItem } from '../api/types.ts';
import { ItemRemark } from '../components/item-remark.tsx';
import { ItemStatusBadge } from '../components/status-badges.tsx';
import { accountOf, amountOf, nameOf } from '../presentation/written.ts';
import { useRemarkWords } from '../presentation/use-remark-words.ts';
import { useItemStatus } from '../presentation/use-status.ts';

/** In one batch the row's number comes first; among those of all batches, when it was made. */
export function useItemColumns(of: 'one-batch' | 'all-batches'): readonly ListColumn<DisbursementItem>[] {
  const t = useT('disbursements');
  const remarks = useRemarkWords();
  const statusOf = useItemStatus();
  const isOne = of === 'one-batch';
  return [
    {
      key: 'row',
      label: t('item.column.row'),
      extra: !isOne,
      needsLabel: true,
      cell: (row) => <chakra.span color="fg.muted">{row.row}</chakra.span>,
      csv: (row) => row.row,
      length: 4,
    },
    {
      key: 'created',
      label: t('item.column.created'),
      csvLabel: `${t('item.column.created')} (WIB)`,
      extra: isOne,
      cell: (row) => <Time value={row.created_at} color="fg.muted" />,
      csv: (row) => csvTime(row.created_at),
      length: 18,
    },
    {
      key: 'name',
      label: t('item.column.name'),
      link: true,
      cell: nameOf,
      csv: nameOf,
      length: 18,
    },
    {
      key: 'account',
      label: t('item.column.account'),
      cell: accountOf,
      csv: accountOf,
      length: 28,
    },
    {
      key: 'status',
      label: t('item.column.status'),
      essential: true,
      cell: (row) => <ItemStatusBadge status={row.status} />,
      csv: (row) => statusOf(row.status).label,
      length: 12,
    },
    {
      key: 'issues',
      label: t('item.column.issues'),
      cell: (row) => <ItemRemark item={row} />,
      csv: (row) => remarks(row).join(' ') || null,
      length: 24,
    },
    {
      key: 'completed',
      label: t('item.column.completed'),
      csvLabel: `${t('item.column.completed')} (WIB)`,
      extra: true,
      needsLabel: true,
      cell: (row) => <Time value={row.completed_at} color="fg.muted" />,
      csv: (row) => csvTime(row.completed_at),
      length: 18,
    },
    {
      key: 'notes',
      label: t('item.column.notes'),
      extra: true,
      cell: (row) => row.notes ?? '–',
      csv: (row) => row.notes,
      length: 16,
    },
    {
      key: 'email',
      label: t('item.column.email'),
      extra: true,
      cell: (row) => row.email_recipient ?? '–',
      csv: (row) => row.email_recipient,
      length: 22,
    },
    {
      key: 'phone',
      label: t('item.column.phone'),
      extra: true,
      cell: (row) => row.phone_number ?? '–',
      csv: (row) => row.phone_number,
      length: 14,
    },
    {
      key: 'id',
      label: t('item.column.id'),
      extra: true,
      cell: (row) => <chakra.span textStyle="id">{row.id}</chakra.span>,
      csv: (row) => row.id,
      length: 34,
    },
    {
      key: 'amount',
      label: t('item.column.amount'),
      align: 'end',
      essential: true,
      cell: (row) => <Amount item={row} />,
      csv: amountOf,
      length: 12,
    },
  ];
}

/** What a phone shows of an item. */
export function useItemCard(): (item: DisbursementItem) => Omit<RecordParts, 'meta'> {
  return (item) => ({
    title: nameOf(item),
    amount: <Amount item={item} />,
    note: (
      <>
        {accountOf(item)}
        <ItemRemark item={item} isBlock />
      </>
    ),
    status: <ItemStatusBadge status={item.status} />,
  });
}

/** An amount that cannot be read stands as it was written. */
function Amount({ item }: { item: DisbursementItem }) {
  return item.amount === null ? (
    <chakra.span color="fg.error">{amountOf(item)}</chakra.span>
  ) : (
    <Money value={item.amount} fontWeight="semibold" />
  );
}
