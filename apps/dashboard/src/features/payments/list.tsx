import { chakra } from '@chakra-ui/react';
import { addRupiah, rupiah } from '@dasbor/domain/kernel';
import { PAYMENT_METHODS, PAYMENT_STATUSES, SETTLEMENT_STATUSES } from '@dasbor/domain/payments';
import { payments } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { paymentKeys } from '../../shared/payments/keys.ts';
import type { Payment, PaymentFilters } from './api/types.ts';
import { PaymentStatusBadge } from '../../shared/payments/payment-status-badge.tsx';
import { paymentPaths } from '../../shared/paths/money-in/payments.ts';
import { usePaymentMethodWords } from '../../shared/payments/method-words.ts';
import { netAmount } from './presentation/net-amount.ts';
import { paymentMeanings, settlementMeanings, shownStatus } from '../../shared/payments/status-view.ts';
import { groupDigits } from '../../shared/payments/va-number.ts';

const { time, money, id, status, text, column } = columnsOf<Payment>();

export const paymentList = defineList<Payment, PaymentFilters>()({
  name: 'payments',
  words: 'payments',
  permission: 'payment.view',
  operations: payments,
  query: { expand: ['customer'] },
  fetchPage: (client, asked) => client.listPayments(asked),
  fetchRow: (client, paymentId) =>
    client.getPayment({ path: { id: paymentId }, query: { expand: ['customer'] } }),
  topic: 'payment.updated',
  keys: paymentKeys,
  path: (payment) => paymentPaths.detail(payment.id),
  hasSubaccounts: true,
  filters: {
    status: { choices: PAYMENT_STATUSES, words: paymentMeanings },
    method: { choices: PAYMENT_METHODS, words: 'method' },
    settlement_status: {
      at: 'settlement',
      choices: SETTLEMENT_STATUSES,
      words: settlementMeanings,
      single: true,
    },
    amount: 'amount',
    order_id: { at: 'order', fixed: 'order' },
    completed_from: { fixed: 'date' },
    completed_to: { fixed: 'date' },
    failure_code: { at: 'failure', fixed: (code) => /^\d{5}$/.test(code) },
  },
  // As on a bank statement: date, description, method, status and amount.
  useColumns: () => {
    const methodWords = usePaymentMethodWords();
    return [
      time('created', 'created_at'),
      text('reference', 'order_reference', { link: true }),
      text('customer', ({ customer }) => customer?.name, { length: 14 }),
      column('method', {
        cell: (payment) => {
          const { method, channel } = methodWords(payment);
          if (channel === null) return method;
          return (
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
      }),
      status('status', paymentMeanings, (payment) => shownStatus(payment).status, {
        cell: (payment) => <PaymentStatusBadge payment={payment} />,
        length: 18,
      }),
      // The bank's or provider's own words, which are Indonesian.
      text('failure', ({ failure }) => failure?.message, {
        extra: true,
        cell: ({ failure }) => (failure ? <span lang="id">{failure.message}</span> : '–'),
        length: 22,
      }),
      text('issuer', 'issuer_name', { extra: true, length: 8 }),
      text('va', (payment) => payment.virtual_account?.number, {
        extra: true,
        cell: ({ virtual_account: va }) => (va ? groupDigits(va.number) : '–'),
        length: 20,
      }),
      text('paymentReference', 'reference_id', { extra: true, length: 10 }),
      id('id', 'id', { extra: true }),
      time('completed', 'completed_at', { extra: true }),
      money('fee', (payment) => whenPaid(payment, feeOf), { extra: true }),
      money('net', (payment) => whenPaid(payment, netAmount), { extra: true }),
      money('amount', 'amount', { strong: true }),
    ];
  },
  card: { title: 'reference', amount: 'amount', meta: ['method', 'created'], status: 'status' },
});

const feeOf = ({ mdr_fee: mdr, ppn }: Payment): number => addRupiah(rupiah(mdr), rupiah(ppn));

const whenPaid = (payment: Payment, read: (payment: Payment) => number): number | null =>
  payment.status === 'completed' ? read(payment) : null;
