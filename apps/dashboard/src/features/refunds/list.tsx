import { REFUND_TYPES } from '@dasbor/domain/refunds';
import { refunds } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { refundPaths } from '../../shared/paths/money-in/refunds.ts';
import { usePaymentMethodWords } from '../../shared/payments/method-words.ts';
import { refundKeys } from './api/keys.ts';
import type { Refund, RefundFilters } from './api/types.ts';
import {
  FILTERED_STATUSES,
  filterMeanings,
  refundMeanings,
  shownRefundStatus,
} from './presentation/status-view.ts';

const { time, money, id, status, text, person } = columnsOf<Refund>();

export const refundList = defineList<Refund, RefundFilters>()({
  name: 'refunds',
  words: 'refunds',
  permission: 'refund.view',
  operations: refunds,
  fetchPage: (client, asked) => client.listRefunds(asked),
  fetchRow: (client, refundId) => client.getRefund({ path: { id: refundId } }),
  topic: 'refund.updated',
  keys: refundKeys,
  path: (row) => refundPaths.detail(row.id),
  filters: {
    status: { choices: FILTERED_STATUSES, words: filterMeanings },
    type: { choices: REFUND_TYPES, words: 'type' },
    method: { choices: ['card', 'qris', 'ewallet'], words: 'method' },
    payment_id: { at: 'payment', fixed: 'payment' },
    settlement_id: { at: 'settlement', fixed: 'settlement' },
  },
  useColumns: () => {
    const methodWords = usePaymentMethodWords();
    return [
      time('created', 'created_at'),
      text('reference', 'order_reference', { link: true }),
      text('customer', 'customer_name', { length: 16 }),
      text(
        'method',
        (row) => {
          const { method, channel } = methodWords(row);
          return channel ?? method;
        },
        { length: 12 },
      ),
      status('status', refundMeanings, shownRefundStatus, { length: 18 }),
      person('maker', 'maker_name', { length: 16 }),
      text('notes', 'notes', { extra: true, length: 24 }),
      id('id', 'id', { extra: true }),
      id('payment', 'payment_id', { extra: true }),
      money('amount', 'amount', { strong: true, length: 12 }),
    ];
  },
  card: {
    title: 'reference',
    amount: 'amount',
    note: 'customer',
    meta: ['created', 'method'],
    status: 'status',
  },
});
