import type { components, operations } from '@dasbor/sdk';

export type Promo = components['schemas']['Promo'];
export type PromoUse = components['schemas']['PromoUse'];
export type PromoBackTest = components['schemas']['PromoBackTest'];
export type CreatePromo = components['schemas']['CreatePromoRequest'];
export type UpdatePromo = components['schemas']['UpdatePromoRequest'];
export type PromoFilters = NonNullable<
  NonNullable<operations['listPromos']['parameters']['query']>['filters']
>;
