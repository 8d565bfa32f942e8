import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Subaccount } from '../api/types.ts';
import { SubaccountStatusBadge } from '../components/subaccount-status-badge.tsx';
import { useSubaccountStatus } from '../presentation/use-subaccount-status.ts';

export function useSubaccountColumns(): readonly ListColumn<Subaccount>[] {
  const t = useT('subaccounts');
  const statusOf = useSubaccountStatus();
  return [
    {
      key: 'name',
      label: t('column.name'),
      link: true,
      cell: (row) => <chakra.span fontWeight="medium">{row.name}</chakra.span>,
      csv: (row) => row.name,
      length: 24,
    },
    {
      key: 'account_id',
      label: t('column.accountId'),
      cell: (row) => row.account_id ?? '–',
      csv: (row) => row.account_id,
      length: 12,
    },
    { key: 'email', label: t('column.email'), cell: (row) => row.email, csv: (row) => row.email, length: 28 },
    {
      key: 'status',
      essential: true,
      label: t('column.status'),
      cell: (row) => <SubaccountStatusBadge status={row.status} />,
      csv: (row) => statusOf(row.status).label,
      length: 12,
    },
    {
      key: 'last',
      label: t('column.last'),
      csvLabel: `${t('column.last')} (WIB)`,
      cell: (row) => <Time value={row.last_transaction_at} color="fg.muted" />,
      csv: (row) => csvTime(row.last_transaction_at),
      length: 18,
    },
    {
      key: 'created',
      label: t('column.created'),
      csvLabel: `${t('column.created')} (WIB)`,
      extra: true,
      cell: (row) => <Time value={row.created_at} color="fg.muted" />,
      csv: (row) => csvTime(row.created_at),
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
    {
      key: 'balance',
      essential: true,
      label: t('column.balance'),
      align: 'end',
      cell: (row) => <Money value={row.available} fontWeight="semibold" />,
      csv: (row) => row.available,
      length: 12,
    },
  ];
}
