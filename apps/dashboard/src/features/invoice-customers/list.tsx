import { chakra } from '@chakra-ui/react';
import { showPhone } from '@dasbor/domain/auth';
import { formatDate } from '@dasbor/domain/kernel';
import { invoiceCustomers } from '@dasbor/sdk/resources';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { invoicePaths } from '../../shared/paths/money-in/invoices.ts';
import { Money } from '../../shared/ui/money.tsx';
import { invoiceCustomerKeys } from './api/keys.ts';
import type { InvoiceCustomer, InvoiceCustomerFilters } from './api/types.ts';

const { time, money, id, text } = columnsOf<InvoiceCustomer>();

/** Customers with an issued invoice, of any day. */
export const invoiceCustomerList = defineList<InvoiceCustomer, InvoiceCustomerFilters>()({
  name: 'invoice-customers',
  words: 'invoice-customers',
  permission: 'invoice.view',
  operations: invoiceCustomers,
  fetchPage: (client, asked) => client.listInvoiceCustomers(asked),
  keys: invoiceCustomerKeys,
  path: (row) => invoicePaths.customer(row.id),
  isUndated: true,
  filters: { owes: { choices: ['outstanding', 'late'], words: 'owes' } },
  useColumns: () => {
    const language = useLanguage();
    const { count } = useFormat();
    return [
      text('name', 'name', {
        link: true,
        cell: (row) => <chakra.span fontWeight="medium">{row.name}</chakra.span>,
        length: 20,
      }),
      text('mobile', ({ mobile }) => mobile && showPhone(mobile), { length: 16 }),
      text('count', (row) => count(row.invoice_count), { length: 8 }),
      text('oldest', ({ oldest_due_date: due }) => due && formatDate(due, language), { length: 12 }),
      money('late', ({ late_amount: late }) => (late > 0 ? late : null), {
        cell: ({ late_amount: late }) => (late > 0 ? <Money value={late} color="danger.fg" /> : '–'),
        length: 12,
      }),
      text('email', 'email', { extra: true, length: 24 }),
      money('billed', 'billed_amount', { extra: true, length: 12 }),
      money('paid', 'paid_amount', { extra: true, length: 12 }),
      time('created', 'created_at', { extra: true }),
      id('id', 'id', { extra: true }),
      money('outstanding', 'outstanding_amount', { strong: true, length: 12 }),
    ];
  },
  useCard: () => {
    const t = useT('invoice-customers');
    const { rupiah } = useFormat();
    return (row) => ({
      title: row.name,
      amount: <Money value={row.outstanding_amount} />,
      note: row.mobile && showPhone(row.mobile),
      meta: row.late_amount > 0 ? t('list.lateAmount', { amount: rupiah(row.late_amount) }) : '',
      status: null,
    });
  },
});
