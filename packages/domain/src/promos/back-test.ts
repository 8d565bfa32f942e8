import type { Instant, Rupiah } from '../kernel/index.ts';
import { mismatchOf, type PromoOrder, discountFor } from './discount.ts';
import type { Promo } from './promo.ts';

/** The days whose payments a promo is tried on. */
export const BACK_TEST_DAYS = 30;
/** Of a larger shop, the newest payments that the promo could be for. */
export const BACK_TEST_PAYMENTS = 50_000;

/** A paid order, at the time when it was paid. */
export type PastSale = PromoOrder & { readonly at: Instant };

type Tried = Pick<
  Promo,
  | 'id'
  | 'name'
  | 'type'
  | 'channels'
  | 'binNumbers'
  | 'minimumPurchase'
  | 'discountType'
  | 'discountValue'
  | 'maximumDiscount'
  | 'limitType'
  | 'limitValue'
>;

export type BackTest = {
  /** Sales that fit the terms, as if there were no limit. */
  readonly eligibleCount: number;
  readonly eligibleCost: number;
  /** Those that the limit would have covered. */
  readonly givenCount: number;
  readonly givenCost: number;
  /** The first sale that the limit would not have covered; null if it would have been enough. */
  readonly ranOutAt: Instant | null;
  /** Other promos that also fit some of these sales, the most first. */
  readonly overlaps: readonly { readonly id: string; readonly name: string; readonly count: number }[];
};

/**
 * A promo tried on past sales, oldest first, as if it had been active all the time and every customer had used it. So the cost is an upper
 * limit for promos with a code.
 */
export const backTest = (promo: Tried, sales: readonly PastSale[], others: readonly Tried[]): BackTest => {
  const counts = new Map<Tried, number>();
  let [eligibleCount, eligibleCost, givenCount, givenCost] = [0, 0, 0, 0];
  let ranOutAt: Instant | null = null;
  for (const sale of sales) {
    if (mismatchOf(promo, sale)) continue;
    const discount: Rupiah = discountFor(promo, sale.amount);
    eligibleCount += 1;
    eligibleCost += discount;
    const taken = promo.limitType === 'quota' ? givenCount + 1 : givenCost + discount;
    if (taken <= promo.limitValue) {
      givenCount += 1;
      givenCost += discount;
    } else ranOutAt ??= sale.at;
    for (const other of others) if (!mismatchOf(other, sale)) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  const overlaps = [...counts]
    .map(([{ id, name }, count]) => ({ id, name, count }))
    .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  return { eligibleCount, eligibleCost, givenCount, givenCost, ranOutAt, overlaps };
};
