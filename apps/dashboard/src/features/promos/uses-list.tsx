import { promos } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { paymentPaths } from '../../shared/paths/money-in/payments.ts';
import { usePaymentMethodWords } from '../../shared/payments/method-words.ts';
import { promoUseKeys } from './api/keys.ts';
import type { PromoUse } from './api/types.ts';
import { promoUseMeanings } from './presentation/status-view.ts';

const { time, money, id, status, text } = columnsOf<PromoUse>();

/** The payments that have one promo: open, paid and ended without money. */
export const promoUsesList = defineList<PromoUse>()({
  name: 'promo-uses',
  words: 'promos',
  at: 'uses',
  permission: 'promo.view',
  operations: promos,
  fetchPage: (client, asked) => client.listPromoUses(asked),
  keys: promoUseKeys,
  path: (row) => paymentPaths.detail(row.id),
  isUndated: true,
  isUnsearched: true,
  filters: {},
  useColumns: () => {
    const methodWords = usePaymentMethodWords();
    return [
      time('created', 'created_at'),
      text('order', 'order_reference', { link: true, length: 20 }),
      text(
        'method',
        (row) => {
          const words = methodWords(row);
          return words.channel ?? words.method;
        },
        { length: 14 },
      ),
      status('status', promoUseMeanings, 'status', { length: 18 }),
      id('id', 'id', { extra: true }),
      money('price', 'price', { length: 12 }),
      money('amount', 'amount', { strong: true, length: 12 }),
    ];
  },
  card: { title: 'order', amount: 'amount', meta: ['method', 'created'], status: 'status' },
});
