import {
  addDays,
  type CalendarDate,
  MAX_RUPIAH,
  parseRupiah,
  type Problem,
  type Result,
  type Rupiah,
} from '@dasbor/domain/kernel';
import {
  binNumbersIn,
  discountFor,
  hasChannels,
  PROMO_APPLICATIONS,
  PROMO_DISCOUNT_TYPES,
  PROMO_LIMIT_TYPES,
  PROMO_RULES,
  PROMO_SUB_TYPES,
  PROMO_TYPES,
  type PromoApplication,
  type PromoDiscountType,
  type PromoField,
  type PromoLimitType,
  type PromoSubType,
  type PromoTerms,
  type PromoType,
} from '@dasbor/domain/promos';
import { object } from 'yup';
import { type Beside, decided, type FormSchema, readAmount } from '../../../shared/forms/schema.ts';
import type { CreatePromo, Promo, UpdatePromo } from '../api/types.ts';

/** Named as in the contract; amounts as typed. */
export type PromoValues = {
  name: string;
  description: string;
  type: PromoType;
  sub_type: PromoSubType;
  application: PromoApplication;
  discount_type: PromoDiscountType;
  discount_value: string;
  minimum_purchase: string;
  maximum_discount: string;
  /** Of any type; only those of the chosen one are sent. */
  channels: readonly string[];
  bin_numbers: string;
  banks: readonly string[];
  effective_from: CalendarDate;
  effective_to: CalendarDate;
  limit_type: PromoLimitType;
  limit_value: string;
};

/** Ours: a month is the usual length of a promo. */
const USUAL_DAYS = 30;

export const emptyPromo = (today: CalendarDate): PromoValues => ({
  name: '',
  description: '',
  type: 'general',
  sub_type: 'direct_discount',
  application: 'code',
  discount_type: 'percentage',
  discount_value: '',
  minimum_purchase: '',
  maximum_discount: '',
  channels: [],
  bin_numbers: '',
  banks: [],
  effective_from: today,
  effective_to: addDays(today, USUAL_DAYS - 1),
  limit_type: 'quota',
  limit_value: '',
});

export const valuesOf = (promo: Promo, written: (amount: number) => string): PromoValues => ({
  name: promo.name,
  description: promo.description ?? '',
  type: promo.type,
  sub_type: promo.sub_type,
  application: promo.application,
  discount_type: promo.discount_type,
  discount_value: written(promo.discount_value),
  minimum_purchase: written(promo.minimum_purchase),
  maximum_discount: promo.maximum_discount === null ? '' : written(promo.maximum_discount),
  channels: promo.channels,
  bin_numbers: promo.bin_numbers.join(', '),
  banks: promo.banks,
  effective_from: promo.effective_from,
  effective_to: promo.effective_to,
  limit_type: promo.limit_type,
  limit_value: written(promo.limit_value),
});

/** The terms as far as they can be read. An amount that cannot be read must not make another field wrong. */
const termsOf = (values: PromoValues): PromoTerms => {
  const { type, discount_type: discountType } = values;
  const isCard = type === 'card';
  return {
    name: values.name,
    description: values.description.trim() || null,
    type,
    subType: values.sub_type,
    application: values.application,
    discountType,
    discountValue: amountOr(values.discount_value, 0),
    minimumPurchase: amountOr(values.minimum_purchase, MAX_RUPIAH),
    maximumDiscount: discountType === 'flat' ? null : amountOr(values.maximum_discount, 1),
    channels: hasChannels(type) ? values.channels : [],
    binNumbers: isCard ? binNumbersIn(values.bin_numbers) : [],
    banks: isCard ? values.banks : [],
    effectiveFrom: values.effective_from,
    effectiveTo: values.effective_to,
    limitType: values.limit_type,
    limitValue: amountOr(values.limit_value, 0),
  };
};

const amountOr = (text: string, otherwise: number): number => {
  const amount = parseRupiah(text);
  return amount.ok ? amount.value : otherwise;
};

export type PromoAround = { now: Date };
type BesideOf = Beside<PromoValues, PromoAround>;

const ruled = (field: PromoField) =>
  decided((_: unknown, { values, around }: BesideOf) => PROMO_RULES[field](termsOf(values), around.now));

/** Amounts are read first: a rule has nothing to say about an empty field or a word. */
const ruledAmount = (field: PromoField) =>
  decided((text: string, { values, around }: BesideOf): Result<Rupiah> | Problem | undefined => {
    const amount = readAmount(text);
    return amount.ok ? PROMO_RULES[field](termsOf(values), around.now) : amount;
  });

/** The server's rules, by field. */
export const promoSchema: FormSchema<PromoValues, PromoAround> = object({
  name: ruled('name'),
  description: ruled('description'),
  discount_value: ruledAmount('discount_value'),
  minimum_purchase: ruledAmount('minimum_purchase'),
  maximum_discount: decided((text: string, { values, around }: BesideOf) => {
    if (values.discount_type === 'flat') return undefined;
    const amount = readAmount(text);
    return amount.ok ? PROMO_RULES.maximum_discount(termsOf(values), around.now) : amount;
  }),
  channels: ruled('channels'),
  bin_numbers: ruled('bin_numbers'),
  banks: ruled('banks'),
  effective_from: ruled('effective_from'),
  effective_to: ruled('effective_to'),
  limit_value: ruledAmount('limit_value'),
});

export const createBody = (values: PromoValues): CreatePromo => {
  const terms = termsOf(values);
  return {
    name: terms.name,
    description: terms.description,
    type: terms.type,
    sub_type: terms.subType,
    application: terms.application,
    discount_type: terms.discountType,
    discount_value: terms.discountValue,
    minimum_purchase: terms.minimumPurchase,
    maximum_discount: terms.maximumDiscount,
    channels: [...terms.channels],
    bin_numbers: [...terms.binNumbers],
    banks: [...terms.banks],
    effective_from: terms.effectiveFrom,
    effective_to: terms.effectiveTo,
    limit_type: terms.limitType,
    limit_value: terms.limitValue,
  };
};

/** Only the changed fields, for the version that the person saw. */
export const updateBody = (
  values: PromoValues,
  { before, version }: { before: PromoValues; version: number },
): UpdatePromo => {
  const was = createBody(before);
  const changed = Object.entries(createBody(values)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof CreatePromo]),
  );
  return { ...Object.fromEntries(changed), version };
};

/** What an order of the minimum purchase costs. Undefined while the amounts are incomplete or wrong. */
export const exampleOf = (
  values: PromoValues,
  problems: Readonly<Record<string, unknown>>,
): { price: number; discount: number } | undefined => {
  const fields = ['discount_value', 'minimum_purchase', 'maximum_discount'];
  if (fields.some((field) => problems[field])) return undefined;
  const terms = termsOf(values);
  return { price: terms.minimumPurchase, discount: discountFor(terms, terms.minimumPurchase as Rupiah) };
};

/** A draft from an older version may name choices that no longer exist. */
export const withKnownChoices = (kept: PromoValues): PromoValues | undefined => {
  const isKnown =
    PROMO_TYPES.includes(kept.type) &&
    PROMO_SUB_TYPES.includes(kept.sub_type) &&
    PROMO_APPLICATIONS.includes(kept.application) &&
    PROMO_DISCOUNT_TYPES.includes(kept.discount_type) &&
    PROMO_LIMIT_TYPES.includes(kept.limit_type);
  return isKnown ? kept : undefined;
};
