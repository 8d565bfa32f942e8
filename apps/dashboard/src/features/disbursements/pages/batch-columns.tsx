import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { RecordParts } from '../../../shared/ui/record-rows.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Disbursement } from '../api/types.ts';
import { BatchStatusBadge } from '../components/status-badges.tsx';
import { useCountWords } from '../presentation/use-count-words.ts';
import { useOutcomeWords } from '../presentation/use-outcome-words.ts';
import { useBatchStatus } from '../presentation/use-status.ts';

export function useBatchColumns(): readonly ListColumn<Disbursement>[] {
  const t = useT('disbursements');
  const { count } = useFormat();
  const statusOf = useBatchStatus();
  const { short: outcome } = useOutcomeWords();
  return [
    {
      key: 'created',
      label: t('column.created'),
      csvLabel: `${t('column.created')} (WIB)`,
      cell: (row) => <Time value={row.created_at} color="fg.muted" />,
      csv: (row) => csvTime(row.created_at),
      length: 18,
    },
    {
      key: 'name',
      label: t('column.name'),
      link: true,
      cell: (row) => row.name,
      csv: (row) => row.name,
      length: 24,
    },
    {
      key: 'status',
      label: t('column.status'),
      essential: true,
      cell: (row) => <BatchStatusBadge status={row.status} />,
      csv: (row) => statusOf(row.status).label,
      length: 14,
    },
    {
      key: 'payouts',
      label: t('column.payouts'),
      align: 'end',
      cell: (row) => count(row.counts.total),
      csv: (row) => row.counts.total,
      length: 6,
    },
    {
      key: 'outcome',
      label: t('column.outcome'),
      cell: (row) => outcome(row.outcome) ?? '–',
      csv: (row) => outcome(row.outcome),
      length: 16,
    },
    {
      key: 'maker',
      label: t('column.maker'),
      needsLabel: true,
      cell: (row) => row.maker.name,
      csv: (row) => row.maker.name,
      length: 14,
    },
    {
      key: 'approver',
      label: t('column.approver'),
      needsLabel: true,
      cell: (row) => row.approver?.name ?? '–',
      csv: (row) => row.approver?.name ?? null,
      length: 14,
    },
    {
      key: 'completed',
      label: t('column.completed'),
      csvLabel: `${t('column.completed')} (WIB)`,
      extra: true,
      needsLabel: true,
      cell: (row) => <Time value={row.completed_at} color="fg.muted" />,
      csv: (row) => csvTime(row.completed_at),
      length: 18,
    },
    {
      key: 'file',
      label: t('column.file'),
      extra: true,
      cell: (row) => row.file_name ?? '–',
      csv: (row) => row.file_name,
      length: 18,
    },
    {
      key: 'id',
      label: t('column.id'),
      extra: true,
      cell: (row) => <chakra.span textStyle="id">{row.id}</chakra.span>,
      csv: (row) => row.id,
      length: 30,
    },
    ...(['arrived', 'returned', 'sending'] as const).map((part): ListColumn<Disbursement> => ({
      key: part,
      label: t(`column.${part}`),
      align: 'end',
      extra: true,
      cell: (row) => <Money value={row.outcome?.[part].amount} />,
      csv: (row) => row.outcome?.[part].amount ?? null,
      length: 12,
    })),
    {
      key: 'total',
      label: t('column.total'),
      align: 'end',
      essential: true,
      cell: (row) => <Money value={row.notice.total} fontWeight="semibold" />,
      csv: (row) => row.notice.total,
      length: 12,
    },
  ];
}

/** The same on a phone. */
export function useBatchCard(): (batch: Disbursement) => RecordParts {
  const counted = useCountWords();
  const { short: outcome } = useOutcomeWords();
  return (batch) => ({
    title: batch.name,
    amount: <Money value={batch.notice.total} />,
    note: `${outcome(batch.outcome) ?? counted('payouts', batch.counts.total)} · ${batch.maker.name}`,
    meta: <Time value={batch.created_at} />,
    status: <BatchStatusBadge status={batch.status} />,
  });
}
