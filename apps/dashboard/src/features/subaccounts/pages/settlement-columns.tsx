import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Settlement } from '../api/types.ts';
import { SettlementStatusBadge, useSettlementStatus } from '../../payments/public.ts';

/** When, by which method, of how many payments, what was taken off, how it stands, and what arrived. */
export function useSettlementColumns(): readonly ListColumn<Settlement>[] {
  const t = useT('subaccounts');
  const ofPayments = useT('payments');
  const statusOf = useSettlementStatus();
  const language = useLanguage();
  const fee = ({ mdr_fee, ppn }: Settlement) => mdr_fee + ppn;
  return [
    {
      key: 'due',
      label: t('settlements.due'),
      link: true,
      cell: ({ merchant_settlement_due_date: due }) => (due ? formatDate(due, language) : '–'),
      csv: ({ merchant_settlement_due_date: due }) => due,
      length: 12,
    },
    {
      key: 'method',
      label: ofPayments('column.method'),
      cell: ({ method }) => ofPayments(`method.${method}`),
      csv: ({ method }) => ofPayments(`method.${method}`),
      length: 15,
    },
    {
      key: 'settledAt',
      label: t('settlements.settledAt'),
      csvLabel: `${t('settlements.settledAt')} (WIB)`,
      cell: ({ settled_at: at }) => (at ? <Time value={at} color="fg.muted" /> : '–'),
      csv: ({ settled_at: at }) => csvTime(at),
      length: 18,
    },
    {
      key: 'status',
      essential: true,
      label: t('column.status'),
      cell: ({ status }) => <SettlementStatusBadge status={status} />,
      csv: ({ status }) => statusOf(status).label,
      length: 18,
    },
    {
      key: 'count',
      label: t('settlements.count'),
      align: 'end',
      cell: ({ payment_count: count }) => count,
      csv: ({ payment_count: count }) => count,
      length: 10,
    },
    {
      key: 'payments',
      label: t('settlements.paid'),
      align: 'end',
      cell: ({ payment_amount: amount }) => <Money value={amount} />,
      csv: ({ payment_amount: amount }) => amount,
      length: 11,
    },
    {
      key: 'fee',
      label: t('settlements.fee'),
      align: 'end',
      cell: (settlement) => <Money value={fee(settlement)} color="fg.muted" />,
      csv: fee,
      length: 10,
    },
    {
      key: 'id',
      label: t('settlements.id'),
      extra: true,
      cell: ({ id }) => <chakra.span textStyle="id">{id}</chakra.span>,
      csv: ({ id }) => id,
      length: 30,
    },
    {
      key: 'amount',
      essential: true,
      label: t('settlements.amount'),
      align: 'end',
      cell: ({ amount }) => <Money value={amount} fontWeight="semibold" />,
      csv: ({ amount }) => amount,
      length: 11,
    },
  ];
}
