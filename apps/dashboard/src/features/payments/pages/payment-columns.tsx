import { chakra } from '@chakra-ui/react';
import { addRupiah, rupiah } from '@dasbor/domain/kernel';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { RecordParts } from '../../../shared/ui/record-rows.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Payment } from '../api/types.ts';
import { PaymentStatusBadge } from '../components/payment-status-badge.tsx';
import { usePaymentMethodWords } from '../presentation/method-words.ts';
import { netAmount } from '../presentation/net-amount.ts';
import { shownStatus } from '../presentation/status-view.ts';
import { usePaymentStatus } from '../presentation/use-payment-status.ts';
import { groupDigits } from '../presentation/va-number.ts';

/** As on a bank statement: when, what for, how, how it stands, how much. */
export function usePaymentColumns(): readonly ListColumn<Payment>[] {
  const t = useT('payments');
  const methodWords = usePaymentMethodWords();
  const statusOf = usePaymentStatus();
  const label = (key: ColumnWord) => t(`column.${key}`);
  const fee = (payment: Payment) =>
    payment.status === 'completed' ? addRupiah(rupiah(payment.mdr_fee), rupiah(payment.ppn)) : null;
  const net = (payment: Payment) => (payment.status === 'completed' ? netAmount(payment) : null);

  return [
    {
      key: 'created',
      label: label('created'),
      csvLabel: `${label('created')} (WIB)`,
      cell: (payment) => <Time value={payment.created_at} color="fg.muted" />,
      csv: (payment) => csvTime(payment.created_at),
      length: 18,
    },
    {
      key: 'reference',
      label: label('reference'),
      link: true,
      cell: (payment) => payment.order_reference,
      csv: (payment) => payment.order_reference,
      length: 16,
    },
    {
      key: 'customer',
      label: label('customer'),
      cell: ({ customer }) => customer?.name ?? <chakra.span color="fg.subtle">–</chakra.span>,
      csv: ({ customer }) => customer?.name ?? null,
      length: 14,
    },
    {
      key: 'method',
      label: label('method'),
      cell: (payment) => {
        const { method, channel } = methodWords(payment);
        return channel === null ? (
          method
        ) : (
          <>
            {channel} <chakra.span color="fg.subtle">{method}</chakra.span>
          </>
        );
      },
      csv: (payment) => {
        const { method, channel } = methodWords(payment);
        return channel === null ? method : `${channel} ${method}`;
      },
      length: 18,
    },
    {
      key: 'status',
      essential: true,
      label: label('status'),
      cell: (payment) => <PaymentStatusBadge payment={payment} />,
      csv: (payment) => statusOf(shownStatus(payment).status).label,
      length: 18,
    },
    {
      key: 'failure',
      label: label('failure'),
      extra: true,
      // In the words of the bank or provider, which are Indonesian.
      cell: ({ failure }) => (failure ? <span lang="id">{failure.message}</span> : '–'),
      csv: ({ failure }) => failure?.message ?? null,
      length: 22,
    },
    {
      key: 'issuer',
      label: label('issuer'),
      extra: true,
      cell: (payment) => payment.issuer_name ?? '–',
      csv: (payment) => payment.issuer_name,
      length: 8,
    },
    {
      key: 'va',
      label: label('va'),
      extra: true,
      cell: (payment) => (payment.virtual_account ? groupDigits(payment.virtual_account.number) : '–'),
      csv: (payment) => payment.virtual_account?.number ?? null,
      length: 20,
    },
    {
      key: 'paymentReference',
      label: label('paymentReference'),
      extra: true,
      cell: (payment) => payment.reference_id,
      csv: (payment) => payment.reference_id,
      length: 10,
    },
    {
      key: 'id',
      label: label('id'),
      extra: true,
      cell: (payment) => <chakra.span textStyle="id">{payment.id}</chakra.span>,
      csv: (payment) => payment.id,
      length: 30,
    },
    {
      key: 'completed',
      label: label('completed'),
      csvLabel: `${label('completed')} (WIB)`,
      extra: true,
      cell: (payment) => <Time value={payment.completed_at} color="fg.muted" />,
      csv: (payment) => csvTime(payment.completed_at),
      length: 18,
    },
    {
      key: 'fee',
      label: label('fee'),
      extra: true,
      align: 'end',
      cell: (payment) => <Money value={fee(payment)} />,
      csv: fee,
      length: 9,
    },
    {
      key: 'net',
      label: label('net'),
      extra: true,
      align: 'end',
      cell: (payment) => <Money value={net(payment)} />,
      csv: net,
      length: 10,
    },
    {
      key: 'amount',
      essential: true,
      label: label('amount'),
      align: 'end',
      cell: (payment) => <Money value={payment.amount} fontWeight="semibold" />,
      csv: (payment) => payment.amount,
      length: 10,
    },
  ];
}

/** The same on a phone. */
export function usePaymentCard(): (payment: Payment) => RecordParts {
  const methodWords = usePaymentMethodWords();
  return (payment) => {
    const { method, channel } = methodWords(payment);
    return {
      title: payment.order_reference,
      amount: <Money value={payment.amount} />,
      meta: (
        <>
          {channel ?? method} · <Time value={payment.created_at} />
        </>
      ),
      status: <PaymentStatusBadge payment={payment} />,
    };
  };
}

type ColumnWord =
  | 'created'
  | 'reference'
  | 'customer'
  | 'failure'
  | 'method'
  | 'status'
  | 'issuer'
  | 'va'
  | 'paymentReference'
  | 'id'
  | 'completed'
  | 'fee'
  | 'net'
  | 'amount';
