import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { RecordParts } from '../../../shared/ui/record-rows.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { FundTransfer } from '../api/types.ts';
import { FundTransferStatusBadge } from '../components/fund-transfer-status-badge.tsx';
import { useEndWords } from '../presentation/use-end-words.ts';
import { useFundTransferStatus } from '../presentation/use-fund-transfer-status.ts';

export function useFundTransferColumns(): readonly ListColumn<FundTransfer>[] {
  const t = useT('fund-transfers');
  const statusOf = useFundTransferStatus();
  const { from, to } = useEndWords();
  return [
    {
      key: 'created',
      label: t('column.created'),
      csvLabel: `${t('column.created')} (WIB)`,
      cell: (row) => <Time value={row.created_at} color="fg.muted" />,
      csv: (row) => csvTime(row.created_at),
      length: 18,
    },
    { key: 'from', label: t('column.from'), link: true, cell: from, csv: from, length: 22 },
    { key: 'to', label: t('column.to'), cell: to, csv: to, length: 30 },
    {
      key: 'status',
      essential: true,
      label: t('column.status'),
      cell: (row) => <FundTransferStatusBadge status={row.status} />,
      csv: (row) => statusOf(row.status).label,
      length: 16,
    },
    {
      key: 'maker',
      label: t('column.maker'),
      cell: (row) => row.maker_name,
      csv: (row) => row.maker_name,
      length: 16,
    },
    {
      key: 'notes',
      label: t('column.notes'),
      extra: true,
      cell: (row) => row.notes ?? '–',
      csv: (row) => row.notes,
      length: 18,
    },
    {
      key: 'fee',
      label: t('column.fee'),
      extra: true,
      align: 'end',
      cell: (row) => <Money value={row.fee + row.ppn} />,
      csv: (row) => row.fee + row.ppn,
      length: 10,
    },
    {
      key: 'id',
      label: t('column.id'),
      extra: true,
      cell: (row) => <chakra.span textStyle="id">{row.id}</chakra.span>,
      csv: (row) => row.id,
      length: 30,
    },
    {
      key: 'amount',
      essential: true,
      label: t('column.amount'),
      align: 'end',
      cell: (row) => <Money value={row.amount} fontWeight="semibold" />,
      csv: (row) => row.amount,
      length: 12,
    },
  ];
}

/** The same on a phone. */
export function useFundTransferCard(): (row: FundTransfer) => RecordParts {
  const { from, to } = useEndWords();
  return (row) => ({
    title: from(row),
    amount: <Money value={row.amount} />,
    note: `→ ${to(row)}`,
    meta: <Time value={row.created_at} />,
    status: <FundTransferStatusBadge status={row.status} />,
  });
}
