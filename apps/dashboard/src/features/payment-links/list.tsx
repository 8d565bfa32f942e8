import { isId } from '@dasbor/domain/kernel';
import { PAYMENT_LINK_STATUSES } from '@dasbor/domain/payment-links';
import { PAYMENT_METHODS } from '@dasbor/domain/payments';
import { paymentLinks } from '@dasbor/sdk/resources';
import { useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { paymentLinkPaths } from '../../shared/paths/money-in/payment-links.ts';
import { usePaymentMethodWords } from '../../shared/payments/method-words.ts';
import { paymentLinkKeys } from './api/keys.ts';
import type { PaymentLink, PaymentLinkFilters } from './api/types.ts';
import { useCreators } from './api/use-creators.ts';
import { paymentLinkMeanings } from './presentation/status-view.ts';

const { time, money, id, status, text, person } = columnsOf<PaymentLink>();

export const paymentLinkList = defineList<PaymentLink, PaymentLinkFilters>()({
  name: 'payment-links',
  words: 'payment-links',
  permission: 'payment_link.view',
  operations: paymentLinks,
  fetchPage: (client, asked) => client.listPaymentLinks(asked),
  fetchRow: (client, linkId) => client.getPaymentLink({ path: { id: linkId } }),
  topic: 'payment_link.updated',
  keys: paymentLinkKeys,
  path: (row) => paymentLinkPaths.detail(row.id),
  filters: {
    status: { choices: PAYMENT_LINK_STATUSES, words: paymentLinkMeanings },
    method: { choices: PAYMENT_METHODS, words: 'method' },
    created_by_id: { at: 'by', useOptions: useCreators, accepts: (value) => isId('user', value) },
    upload_id: { at: 'upload', fixed: 'upload' },
    amount: 'amount',
  },
  useColumns: () => {
    const t = useT('payment-links');
    const methodWords = usePaymentMethodWords();
    return [
      time('created', 'created_at'),
      text('reference', 'reference_id', { link: true, length: 14 }),
      text('customer', ({ customer }) => customer?.name, { length: 14 }),
      status('status', paymentLinkMeanings, 'status', { length: 12 }),
      text(
        'method',
        ({ method, channel }) => {
          if (method === null) return null;
          const words = methodWords({ method, channel: channel ?? '' });
          return words.channel ?? words.method;
        },
        { length: 12 },
      ),
      person('by', 'created_by_name', { length: 14 }),
      text('notes', 'notes', { extra: true, length: 24 }),
      text('fee', ({ admin_fee_method: method }) => t(`fee.${method}`), { extra: true, length: 18 }),
      time('expires', 'expires_at', { extra: true }),
      time('paid', 'paid_at', { extra: true }),
      id('id', 'id', { extra: true }),
      id('order', 'order_id', { extra: true }),
      money('amount', 'amount', { strong: true }),
    ];
  },
  card: { title: 'reference', amount: 'amount', note: 'customer', meta: ['created', 'by'], status: 'status' },
});
