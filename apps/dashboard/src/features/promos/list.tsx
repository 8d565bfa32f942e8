import { PROMO_STATUSES, PROMO_TYPES } from '@dasbor/domain/promos';
import { promos } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { promoPaths } from '../../shared/paths/money-in/promos.ts';
import { PROMO_TOPIC, promoKeys } from './api/keys.ts';
import type { Promo, PromoFilters } from './api/types.ts';
import { promoMeanings } from './presentation/status-view.ts';
import { usePromoWords } from './presentation/use-promo-words.ts';

const { time, money, id, status, text, person } = columnsOf<Promo>();

/** All promos, of any day. */
export const promoList = defineList<Promo, PromoFilters>()({
  name: 'promos',
  words: 'promos',
  permission: 'promo.view',
  operations: promos,
  fetchPage: (client, asked) => client.listPromos(asked),
  fetchRow: (client, promoId) => client.getPromo({ path: { id: promoId } }),
  topic: PROMO_TOPIC,
  keys: promoKeys,
  path: (row) => promoPaths.detail(row.id),
  isUndated: true,
  filters: {
    status: { choices: PROMO_STATUSES, words: promoMeanings },
    type: { choices: PROMO_TYPES, words: 'type' },
  },
  useColumns: () => {
    const words = usePromoWords();
    return [
      text('name', 'name', { link: true, length: 20 }),
      text('discount', words.discount, { length: 26 }),
      text('type', (row) => words.type(row.type), { length: 16 }),
      text('period', words.period, { length: 27 }),
      status('status', promoMeanings, 'status'),
      text('remaining', (row) => words.limited(row.remaining, row), { length: 16 }),
      text('application', (row) => words.application(row.application), { extra: true, length: 12 }),
      text('subType', (row) => words.subType(row.sub_type), { extra: true, length: 16 }),
      person('createdBy', 'created_by', { extra: true }),
      time('created', 'created_at', { extra: true }),
      id('id', 'id', { extra: true }),
      money('used', 'used_amount', { strong: true, length: 12 }),
    ];
  },
  card: { title: 'name', note: 'discount', meta: ['type', 'period'], status: 'status' },
});
