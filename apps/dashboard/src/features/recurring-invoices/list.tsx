import { formatDate } from '@dasbor/domain/kernel';
import { RECURRING_STATUSES } from '@dasbor/domain/recurring-invoices';
import { recurringInvoices } from '@dasbor/sdk/resources';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useLanguage } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { recurringInvoicePaths } from '../../shared/paths/money-in/recurring-invoices.ts';
import { RECURRING_TOPIC, recurringKeys } from './api/keys.ts';
import type { RecurringFilters, RecurringInvoice } from './api/types.ts';
import { recurringMeanings } from './presentation/status-view.ts';
import { useRuleWords } from './presentation/use-rule-words.ts';

const { time, money, id, status, text, person } = columnsOf<RecurringInvoice>();

export const recurringList = defineList<RecurringInvoice, RecurringFilters>()({
  name: 'recurring-invoices',
  words: 'recurring-invoices',
  permission: 'invoice.view',
  operations: recurringInvoices,
  fetchPage: (client, asked) => client.listRecurringInvoices(asked),
  fetchRow: (client, rowId) => client.getRecurringInvoice({ path: { id: rowId } }),
  topic: RECURRING_TOPIC,
  keys: recurringKeys,
  path: (row) => recurringInvoicePaths.detail(row.id),
  isUndated: true,
  filters: { status: { choices: RECURRING_STATUSES, words: recurringMeanings } },
  useColumns: () => {
    const language = useLanguage();
    const { count } = useFormat();
    const words = useRuleWords();
    return [
      text('name', 'name', { link: true, length: 16 }),
      text('customer', ({ customer }) => customer.name, { length: 16 }),
      text('rule', ({ day }) => words.day(day), { length: 18 }),
      text('next', ({ next_date: date }) => date && formatDate(date, language), { length: 12 }),
      status('status', recurringMeanings, 'status', { length: 10 }),
      text('made', ({ made_count: made }) => count(made), { length: 8 }),
      text('end', (row) => words.end(row), { extra: true, length: 18 }),
      person('by', 'created_by_name', { extra: true }),
      time('created', 'created_at', { extra: true }),
      id('id', 'id', { extra: true }),
      money('amount', 'total_amount', { strong: true }),
    ];
  },
  card: { title: 'name', amount: 'amount', note: 'customer', meta: ['rule', 'next'], status: 'status' },
});
