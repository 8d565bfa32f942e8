import { promoStatusOf } from '@dasbor/domain/promos';
import type { Promo as PromoRule, PromoState, PromoTerms } from '@dasbor/domain/promos';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Promo = SuccessBody<'getPromo'>['data'];
export type PromoUse = SuccessBody<'listPromoUses'>['data'][number];

type Amounts = 'discount_value' | 'minimum_purchase' | 'limit_value';
type Counters = 'taken_count' | 'taken_amount' | 'used_count' | 'used_amount';

export type PromoRow = Pick<
  Promo,
  | 'id'
  | 'name'
  | 'description'
  | 'type'
  | 'sub_type'
  | 'application'
  | 'discount_type'
  | 'channels'
  | 'bin_numbers'
  | 'banks'
  | 'effective_from'
  | 'effective_to'
  | 'limit_type'
  | 'version'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'activated_at'
> &
  Record<Amounts | Counters, string> & { maximum_discount: string | null; state: PromoState };

export const toPromo = (row: PromoRow, now: Date): Promo => {
  const { used_count, used_amount, taken_count, taken_amount } = row;
  const [count, amount, limit] = [Number(taken_count), Number(taken_amount), Number(row.limit_value)];
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    currency: 'IDR',
    type: row.type,
    sub_type: row.sub_type,
    application: row.application,
    discount_type: row.discount_type,
    discount_value: Number(row.discount_value),
    deduction: 'total_price',
    minimum_purchase: Number(row.minimum_purchase),
    maximum_discount: row.maximum_discount === null ? null : Number(row.maximum_discount),
    channels: row.channels,
    bin_numbers: row.bin_numbers,
    banks: row.banks,
    effective_from: row.effective_from,
    effective_to: row.effective_to,
    limit_type: row.limit_type,
    limit_value: limit,
    status: promoStatusOf({ state: row.state, effectiveTo: row.effective_to }, now),
    used_count: Number(used_count),
    used_amount: Number(used_amount),
    reserved_count: count - Number(used_count),
    reserved_amount: amount - Number(used_amount),
    remaining: limit - (row.limit_type === 'quota' ? count : amount),
    version: row.version,
    created_by: row.created_by,
    created_at: row.created_at,
    updated_at: row.updated_at,
    activated_at: row.activated_at,
  };
};

/** For the rules. */
export const toRule = (row: PromoRow): PromoRule => ({
  ...termsOf(row),
  id: row.id,
  state: row.state,
  takenCount: Number(row.taken_count),
  takenAmount: Number(row.taken_amount),
});

export const termsOf = (row: PromoRow): PromoTerms => ({
  name: row.name,
  description: row.description,
  type: row.type,
  subType: row.sub_type,
  application: row.application,
  discountType: row.discount_type,
  discountValue: Number(row.discount_value),
  minimumPurchase: Number(row.minimum_purchase),
  maximumDiscount: row.maximum_discount === null ? null : Number(row.maximum_discount),
  channels: row.channels,
  binNumbers: row.bin_numbers,
  banks: row.banks,
  effectiveFrom: row.effective_from,
  effectiveTo: row.effective_to,
  limitType: row.limit_type,
  limitValue: Number(row.limit_value),
});

export type PromoUseRow = Omit<PromoUse, 'price' | 'amount'> & Record<'price' | 'amount', string>;

export const toUse = (row: PromoUseRow): PromoUse => ({
  id: row.id,
  order_id: row.order_id,
  order_reference: row.order_reference,
  method: row.method,
  channel: row.channel,
  price: Number(row.price),
  amount: Number(row.amount),
  status: row.status,
  created_at: row.created_at,
  ended_at: row.ended_at,
});
