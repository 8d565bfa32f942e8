import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Withdrawal } from '../api/types.ts';
import { useSourceWords } from '../components/facts-sections.tsx';
import { WithdrawalStatusBadge } from '../components/withdrawal-status-badge.tsx';
import { useWithdrawalStatus } from '../presentation/use-withdrawal-status.ts';

export function useWithdrawalColumns(): readonly ListColumn<Withdrawal>[] {
  const t = useT('withdrawals');
  const statusOf = useWithdrawalStatus();
  const sourceWords = useSourceWords();
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
      key: 'account',
      label: t('column.account'),
      link: true,
      cell: (row) => `${row.bank_name} ${row.account_number}`,
      csv: (row) => `${row.bank_name} ${row.account_number}`,
      length: 30,
    },
    {
      key: 'name',
      label: t('column.name'),
      cell: (row) => row.account_name,
      csv: (row) => row.account_name,
      length: 18,
    },
    {
      key: 'status',
      essential: true,
      label: t('column.status'),
      cell: (row) => <WithdrawalStatusBadge status={row.status} />,
      csv: (row) => statusOf(row.status).label,
      length: 14,
    },
    {
      key: 'source',
      label: t('column.source'),
      extra: true,
      cell: (row) => row.created_by ?? sourceWords(row.source),
      csv: (row) => row.created_by ?? sourceWords(row.source),
      length: 14,
    },
    {
      key: 'completed',
      label: t('column.completed'),
      csvLabel: `${t('column.completed')} (WIB)`,
      extra: true,
      cell: (row) => <Time value={row.completed_at} color="fg.muted" />,
      csv: (row) => csvTime(row.completed_at),
      length: 18,
    },
    {
      key: 'notes',
      label: t('column.notes'),
      extra: true,
      cell: (row) => row.notes ?? '–',
      csv: (row) => row.notes,
      length: 16,
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
      length: 10,
    },
  ];
}
