import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { QUOTATION_STATUSES } from '@dasbor/domain/quotations';
import { quotations } from '@dasbor/sdk/resources';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { quotationPaths } from '../../shared/paths/money-in/quotations.ts';
import { QUOTATION_TOPIC, quotationKeys } from './api/keys.ts';
import type { Quotation, QuotationFilters } from './api/types.ts';
import { quotationMeanings } from './presentation/status-view.ts';
import { useValidWords } from './presentation/use-valid-words.ts';

const { time, money, id, status, text, person, column } = columnsOf<Quotation>();

/** All quotations, of any day. */
export const quotationList = defineList<Quotation, QuotationFilters>()({
  name: 'quotations',
  words: 'quotations',
  permission: 'invoice.view',
  operations: quotations,
  fetchPage: (client, asked) => client.listQuotations(asked),
  fetchRow: (client, rowId) => client.getQuotation({ path: { id: rowId } }),
  topic: QUOTATION_TOPIC,
  keys: quotationKeys,
  path: (row) => quotationPaths.detail(row.id),
  isUndated: true,
  filters: {
    status: { choices: QUOTATION_STATUSES, words: quotationMeanings },
    valid: 'days',
    amount: 'amount',
  },
  useColumns: () => {
    const t = useT('quotations');
    const language = useLanguage();
    const validWords = useValidWords();
    return [
      text('number', (row) => row.number ?? t('list.noNumber'), { link: true, length: 16 }),
      text('customer', (row) => row.customer.name, { length: 16 }),
      text('name', 'name', { length: 18 }),
      column('valid', {
        cell: (row) => (
          <chakra.span display="block">
            {formatDate(row.valid_until, language)}
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {validWords(row)}
            </chakra.span>
          </chakra.span>
        ),
        csv: (row) => row.valid_until,
        length: 12,
      }),
      status('status', quotationMeanings, 'status', { length: 14 }),
      text('quoted', (row) => formatDate(row.quoted_on, language), { extra: true, length: 12 }),
      text('answeredBy', 'answered_by_name', { extra: true, length: 14 }),
      time('answered', 'answered_at', { extra: true }),
      text('note', 'answer_note', { extra: true, length: 18 }),
      text('invoice', 'invoice_number', { extra: true, length: 16 }),
      text('ppn', (row) => t(`ppn.${row.ppn_mode}`), { extra: true, length: 14 }),
      person('by', 'created_by_name', { extra: true }),
      time('created', 'created_at', { extra: true }),
      time('issued', 'issued_at', { extra: true }),
      time('sent', 'sent_at', { extra: true }),
      id('id', 'id', { extra: true }),
      money('total', 'total_amount', { strong: true, length: 10 }),
    ];
  },
  card: { title: 'number', amount: 'total', note: 'customer', meta: ['name', 'valid'], status: 'status' },
});
