import { formatDate } from '@dasbor/domain/kernel';
import { PAYMENT_METHODS } from '@dasbor/domain/payments';
import { invoices } from '@dasbor/sdk/resources';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { invoicePaths } from '../../shared/paths/money-in/invoices.ts';
import { invoicePaymentKeys } from './api/keys.ts';
import type { InvoicePayment, InvoicePaymentFilters } from './api/types.ts';
import { PaymentLink } from './components/payment-link.tsx';
import { invoicePaymentMeanings } from './presentation/status-view.ts';
import { usePaidByWords } from './presentation/use-paid-by-words.ts';

const { time, money, id, status, text, person } = columnsOf<InvoicePayment>();

/** What was paid of all invoices, by customers and by hand. */
export const invoicePaymentList = defineList<InvoicePayment, InvoicePaymentFilters>()({
  name: 'invoice-payments',
  words: 'invoices',
  at: 'payments',
  permission: 'invoice.view',
  operations: invoices,
  fetchPage: (client, asked) => client.listInvoicePayments(asked),
  keys: invoicePaymentKeys,
  path: (row) => invoicePaths.detail(row.invoice_id),
  filters: {
    status: { choices: ['completed', 'paid_manually', 'reversed'], words: invoicePaymentMeanings },
    method: { choices: [...PAYMENT_METHODS, 'manual'], words: 'method' },
    amount: 'amount',
    invoice_id: { at: 'invoice', fixed: 'invoice' },
  },
  useColumns: () => {
    const t = useT('invoices');
    const language = useLanguage();
    const paidBy = usePaidByWords();
    return [
      time('created', 'created_at'),
      text('invoice', 'invoice_number', { link: true, length: 16 }),
      text('customer', 'customer_name', { length: 16 }),
      text('method', paidBy, { length: 10 }),
      status('status', invoicePaymentMeanings, 'status', { length: 14 }),
      id('payment', 'payment_id', {
        cell: (row) => <PaymentLink id={row.payment_id} />,
        length: 12,
      }),
      text('paidOn', (row) => formatDate(row.paid_on, language), { extra: true, length: 12 }),
      text('note', (row) => (row.is_paid_before ? t('paid.before') : row.note), { extra: true, length: 20 }),
      person('by', 'recorded_by_name', { extra: true }),
      person('reversedBy', 'reversed_by_name', { extra: true }),
      text('reason', 'reversal_reason', { extra: true, length: 20 }),
      id('id', 'id', { extra: true }),
      money('amount', 'amount', { strong: true }),
    ];
  },
  card: {
    title: 'invoice',
    amount: 'amount',
    note: 'customer',
    meta: ['created', 'method'],
    status: 'status',
  },
});
