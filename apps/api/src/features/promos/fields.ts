import { promoProblems } from '@dasbor/domain/promos';
import type { PromoTerms } from '@dasbor/domain/promos';
import type { Call, FieldError } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';

type Body = Partial<Call<'createPromo'>['body']>;

/** The terms after a request: its fields, and of fields that it omits those of `before`. */
export const termsFrom = (body: Body, before: PromoTerms = NO_TERMS): PromoTerms => ({
  name: body.name ?? before.name,
  description: body.description === undefined ? before.description : body.description?.trim() || null,
  type: body.type ?? before.type,
  subType: body.sub_type ?? before.subType,
  application: body.application ?? before.application,
  discountType: body.discount_type ?? before.discountType,
  discountValue: body.discount_value ?? before.discountValue,
  minimumPurchase: body.minimum_purchase ?? before.minimumPurchase,
  maximumDiscount: body.maximum_discount === undefined ? before.maximumDiscount : body.maximum_discount,
  channels: body.channels ?? before.channels,
  binNumbers: body.bin_numbers ?? before.binNumbers,
  banks: body.banks ?? before.banks,
  effectiveFrom: body.effective_from ?? before.effectiveFrom,
  effectiveTo: body.effective_to ?? before.effectiveTo,
  limitType: body.limit_type ?? before.limitType,
  limitValue: body.limit_value ?? before.limitValue,
});

/** The contract requires every field that has no value here which a promo can have. */
const NO_TERMS: PromoTerms = {
  name: '',
  description: null,
  type: 'general',
  subType: 'direct_discount',
  application: 'code',
  discountType: 'percentage',
  discountValue: 0,
  minimumPurchase: 0,
  maximumDiscount: null,
  channels: [],
  binNumbers: [],
  banks: [],
  effectiveFrom: '',
  effectiveTo: '',
  limitType: 'quota',
  limitValue: 0,
};

/** Every problem, beside its field. */
export const termsErrors = (terms: PromoTerms, now: Date): FieldError[] => {
  const isStrange = terms.banks.some((code) => !BANKS.some((bank) => bank.code === code));
  return [
    ...promoProblems(terms, now),
    ...(isStrange ? [{ field: 'banks', code: 'DPAY_BANK_UNKNOWN' }] : []),
  ];
};
