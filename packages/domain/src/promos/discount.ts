import { err, jakartaDate, ok, type Result, type Rupiah, rupiah } from '../kernel/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import type { PromoRefusal } from './problems.ts';
import { type Promo, promoKey } from './promo.ts';

export type PromoOrder = {
  /** The price before the discount. */
  readonly amount: Rupiah;
  readonly method: PaymentMethod;
  readonly channel: string;
  /** The first six digits of the card, if they are known. */
  readonly bin?: string | undefined;
};

/** A promo and what it takes off an order, or gives back. */
export type Applied = { readonly promo: Promo; readonly discount: Rupiah };

/** What a promo takes off this order, or gives back as cashback; 0 if it does not apply. */
export const discountOf = (promo: Promo, order: PromoOrder, now: Date): Rupiah =>
  refusalOf(promo, order, jakartaDate(now)) === undefined ? discountFor(promo, order.amount) : NOTHING;

/** The promo for an order, or the first reason why it does not apply. A customer is not told about promos that were never activated. */
export const decidePromo = (
  promo: Promo | undefined,
  order: PromoOrder,
  now: Date,
): Result<Applied, PromoRefusal> => {
  const code = promo ? refusalOf(promo, order, jakartaDate(now)) : 'DPAY_PROMO_NOT_FOUND';
  if (!promo || code === 'DPAY_PROMO_NOT_FOUND') return err('DPAY_PROMO_NOT_FOUND');
  if (code === undefined) return ok({ promo, discount: discountFor(promo, order.amount) });
  return err(code, {
    name: promo.name,
    ...(code === 'DPAY_PROMO_NOT_STARTED' && { from: promo.effectiveFrom }),
    ...(code === 'DPAY_PROMO_BELOW_MINIMUM' && { minimum: leastPurchase(promo) }),
  });
};

export type PromosFor = {
  /** The automatic promos that apply, the best one first. */
  readonly automatic: readonly Applied[];
  /** The typed code; undefined if none was typed. */
  readonly typed: Result<Applied, PromoRefusal> | undefined;
};

/** Which promos apply to an order. An order has one promo: the typed one, otherwise the best automatic one. */
export const promosFor = (
  promos: readonly Promo[],
  { code, ...order }: PromoOrder & { readonly code?: string | undefined },
  now: Date,
): PromosFor => {
  const today = jakartaDate(now);
  const automatic = promos
    .filter((promo) => promo.application === 'automatic' && refusalOf(promo, order, today) === undefined)
    .map((promo) => ({ promo, discount: discountFor(promo, order.amount) }))
    .toSorted(byBest);
  const key = code === undefined ? undefined : promoKey(code);
  const typed = key === undefined ? undefined : promos.find(({ name }) => promoKey(name) === key);
  return { automatic, typed: key === undefined ? undefined : decidePromo(typed, order, now) };
};

/** The largest discount first. Of equal ones the one that the customer gets at once, then the older one. */
const byBest = (a: Applied, b: Applied): number =>
  b.discount - a.discount ||
  Number(b.promo.subType === 'direct_discount') - Number(a.promo.subType === 'direct_discount') ||
  (a.promo.id < b.promo.id ? -1 : 1);

const NOTHING = rupiah(0);

/** Allocates nothing, because a checkout asks this of every promo of a merchant. */
const refusalOf = (promo: Promo, order: PromoOrder, today: string): PromoRefusal | undefined => {
  if (promo.state !== 'active')
    return promo.state === 'paused' ? 'DPAY_PROMO_PAUSED' : 'DPAY_PROMO_NOT_FOUND';
  if (today < promo.effectiveFrom) return 'DPAY_PROMO_NOT_STARTED';
  if (today > promo.effectiveTo) return 'DPAY_PROMO_ENDED';
  return mismatchOf(promo, order) ?? (isUsedUp(promo, order.amount) ? 'DPAY_PROMO_USED_UP' : undefined);
};

/** Whether the terms fit the order, on any day and whatever the limit. */
export const mismatchOf = (
  promo: Pick<Promo, 'type' | 'channels' | 'binNumbers'> & Least,
  { amount, method, channel, bin }: PromoOrder,
):
  | 'DPAY_PROMO_METHOD_NOT_INCLUDED'
  | 'DPAY_PROMO_CARD_NOT_INCLUDED'
  | 'DPAY_PROMO_BELOW_MINIMUM'
  | undefined => {
  if (promo.type !== 'general' && promo.type !== method) return 'DPAY_PROMO_METHOD_NOT_INCLUDED';
  if (promo.channels.length > 0 && !promo.channels.includes(channel)) return 'DPAY_PROMO_METHOD_NOT_INCLUDED';
  if (promo.binNumbers.length > 0 && !(bin !== undefined && promo.binNumbers.includes(bin)))
    return 'DPAY_PROMO_CARD_NOT_INCLUDED';
  return amount < leastPurchase(promo) ? 'DPAY_PROMO_BELOW_MINIMUM' : undefined;
};

type Least = Pick<Promo, 'minimumPurchase' | 'discountType' | 'discountValue'>;

/** A percentage of a smaller amount is less than a rupiah. */
const leastPurchase = ({ minimumPurchase, discountType, discountValue }: Least): number =>
  discountType === 'flat' ? minimumPurchase : Math.max(minimumPurchase, Math.ceil(100 / discountValue));

/** A budget is used up for an order if the rest is less than the discount: nobody gets a part of one. */
const isUsedUp = (promo: Promo, amount: Rupiah): boolean =>
  promo.limitType === 'quota'
    ? promo.takenCount >= promo.limitValue
    : promo.takenAmount + discountFor(promo, amount) > promo.limitValue;

/** Rounded down, and always less than the amount, because the maximum is below the minimum purchase. */
export const discountFor = (
  {
    discountType,
    discountValue,
    maximumDiscount,
  }: Pick<Promo, 'discountType' | 'discountValue' | 'maximumDiscount'>,
  amount: Rupiah,
): Rupiah => {
  if (discountType === 'flat') return discountValue as Rupiah;
  // In two steps, because amount × percent can exceed a double's integer range.
  const whole = Math.floor(amount / 100);
  const share = whole * discountValue + Math.floor(((amount - whole * 100) * discountValue) / 100);
  return Math.min(share, maximumDiscount ?? share) as Rupiah;
};
