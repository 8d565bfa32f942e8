import { chakra } from '@chakra-ui/react';
import { AGE_GROUPS, ageGroupOf, INVOICE_STATUSES } from '@dasbor/domain/invoices';
import { formatDate } from '@dasbor/domain/kernel';
import { invoices } from '@dasbor/sdk/resources';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { invoicePaths } from '../../shared/paths/money-in/invoices.ts';
import { Status } from '../../shared/status/status.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { INVOICE_TOPIC, invoiceKeys } from './api/keys.ts';
import type { Invoice, InvoiceFilters } from './api/types.ts';
import { isOpen, isPartlyPaid } from './presentation/invoice-view.ts';
import { invoiceMeanings } from './presentation/status-view.ts';
import { useDueWords } from './presentation/use-due-words.ts';
import { useInvoiceToday } from './presentation/use-invoice-today.ts';

const { time, money, id, status, text, person, column } = columnsOf<Invoice>();

/** All invoices, of any day. */
export const invoiceList = defineList<Invoice, InvoiceFilters>()({
  name: 'invoices',
  words: 'invoices',
  permission: 'invoice.view',
  operations: invoices,
  fetchPage: (client, asked) => client.listInvoices(asked),
  fetchRow: (client, invoiceId) => client.getInvoice({ path: { id: invoiceId } }),
  topic: INVOICE_TOPIC,
  keys: invoiceKeys,
  path: (row) => invoicePaths.detail(row.id),
  isUndated: true,
  filters: {
    status: { choices: INVOICE_STATUSES, words: invoiceMeanings },
    age: { choices: AGE_GROUPS, words: 'age' },
    due: 'days',
    amount: 'amount',
    customer_id: { at: 'customer', fixed: 'customer' },
    upload_id: { at: 'upload', fixed: 'upload' },
  },
  useColumns: () => {
    const t = useT('invoices');
    const language = useLanguage();
    const dueWords = useDueWords();
    const today = useInvoiceToday();
    return [
      text('number', (row) => row.number ?? t('list.noNumber'), { link: true, length: 16 }),
      text('customer', (row) => row.customer.name, { length: 16 }),
      text('name', 'name', { length: 18 }),
      column('due', {
        cell: (row) => (
          <chakra.span display="block">
            {formatDate(row.due_date, language)}
            <chakra.span
              display="block"
              textStyle="small"
              color={row.status === 'late' ? 'danger.fg' : 'fg.muted'}
            >
              {dueWords(row)}
            </chakra.span>
          </chakra.span>
        ),
        csv: (row) => row.due_date,
        length: 12,
      }),
      status('status', invoiceMeanings, 'status', {
        cell: (row) => (
          <>
            <Status of={invoiceMeanings} is={row.status} />
            {isPartlyPaid(row) ? (
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {t('list.partlyPaid')}
              </chakra.span>
            ) : null}
          </>
        ),
        length: 12,
      }),
      money('outstanding', ({ status: is, outstanding_amount: left }) => (is === 'draft' ? null : left), {
        length: 10,
      }),
      text('starts', (row) => formatDate(row.start_date, language), { extra: true, length: 12 }),
      text('age', (row) => (isOpen(row) ? t(`age.${ageGroupOf(row.due_date, today)}`) : null), {
        extra: true,
        length: 14,
      }),
      text('ppn', (row) => t(`ppn.${row.ppn_mode}`), { extra: true, length: 14 }),
      person('by', 'created_by_name', { extra: true }),
      time('created', 'created_at', { extra: true }),
      time('issued', 'issued_at', { extra: true }),
      time('sent', 'sent_at', { extra: true }),
      time('paid', 'paid_at', { extra: true }),
      id('id', 'id', { extra: true }),
      id('order', 'order_id', { extra: true }),
      money('total', 'total_amount', { strong: true, length: 10 }),
    ];
  },
  useCard: ({ number }) => {
    const t = useT('invoices');
    const language = useLanguage();
    const { rupiah } = useFormat();
    const dueWords = useDueWords();
    const dueOf = (row: Invoice) => {
      if (!isOpen(row)) return t('detail.due', { date: formatDate(row.due_date, language) });
      const words = dueWords(row) ?? '';
      return row.status === 'late' ? words : t('list.due', { words });
    };
    return (row) => ({
      title: number?.cell(row),
      amount: <Money value={row.total_amount} />,
      note: [row.customer.name, row.name].join(' · '),
      meta: [
        dueOf(row),
        isPartlyPaid(row) ? t('list.left', { amount: rupiah(row.outstanding_amount) }) : undefined,
      ]
        .filter(Boolean)
        .join(' · '),
      status: <Status of={invoiceMeanings} is={row.status} />,
    });
  },
});
