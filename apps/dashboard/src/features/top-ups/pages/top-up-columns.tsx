import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { groupDigits } from '../../payments/public.ts';
import type { TopUp } from '../api/types.ts';
import { TopUpStatusBadge } from '../components/top-up-status-badge.tsx';
import { useTopUpStatus } from '../presentation/use-top-up-status.ts';

export function useTopUpColumns(): readonly ListColumn<TopUp>[] {
  const t = useT('top-ups');
  const statusOf = useTopUpStatus();
  return [
    {
      key: 'created',
      label: t('column.created'),
      csvLabel: `${t('column.created')} (WIB)`,
      cell: (topUp) => <Time value={topUp.created_at} color="fg.muted" />,
      csv: (topUp) => csvTime(topUp.created_at),
      length: 18,
    },
    {
      key: 'va',
      label: t('column.va'),
      link: true,
      cell: (topUp) => (
        <chakra.span fontVariantNumeric="tabular-nums">{groupDigits(topUp.va_number)}</chakra.span>
      ),
      csv: (topUp) => topUp.va_number,
      length: 20,
    },
    {
      key: 'bank',
      label: t('column.bank'),
      cell: (topUp) => topUp.bank_name,
      csv: (topUp) => topUp.bank_name,
      length: 8,
    },
    {
      key: 'status',
      essential: true,
      label: t('column.status'),
      cell: (topUp) => <TopUpStatusBadge status={topUp.status} />,
      csv: (topUp) => statusOf(topUp.status).label,
      length: 18,
    },
    {
      key: 'by',
      label: t('column.by'),
      extra: true,
      cell: (topUp) => topUp.created_by ?? '–',
      csv: (topUp) => topUp.created_by,
      length: 14,
    },
    {
      key: 'expires',
      label: t('column.expires'),
      csvLabel: `${t('column.expires')} (WIB)`,
      extra: true,
      cell: (topUp) => <Time value={topUp.expires_at} color="fg.muted" />,
      csv: (topUp) => csvTime(topUp.expires_at),
      length: 18,
    },
    {
      key: 'completed',
      label: t('column.completed'),
      csvLabel: `${t('column.completed')} (WIB)`,
      extra: true,
      cell: (topUp) => <Time value={topUp.completed_at} color="fg.muted" />,
      csv: (topUp) => csvTime(topUp.completed_at),
      length: 18,
    },
    {
      key: 'id',
      label: t('column.id'),
      extra: true,
      cell: (topUp) => <chakra.span textStyle="id">{topUp.id}</chakra.span>,
      csv: (topUp) => topUp.id,
      length: 30,
    },
    {
      key: 'amount',
      essential: true,
      label: t('column.amount'),
      align: 'end',
      cell: (topUp) => <Money value={topUp.amount} fontWeight="semibold" />,
      csv: (topUp) => topUp.amount,
      length: 10,
    },
  ];
}
