import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const promoKeys = scopedKeys('promos');
export const promoUseKeys = scopedKeys('promo-uses');

/** The live event of every change of a promo, also of its uses. */
export const PROMO_TOPIC = 'promo.updated';
