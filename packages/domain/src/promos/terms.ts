import {
  addDays,
  hasHiddenCharacter,
  isCalendarDate,
  jakartaDate,
  MAX_RUPIAH,
  notesProblem,
  problem,
  type Problem,
} from '../kernel/index.ts';
import { CHANNELS, type PaymentMethod } from '../payments/index.ts';
import type { PromoProblemCode } from './problems.ts';
import type { PromoTerms, PromoType } from './promo.ts';

/** Product spec §5 and §9. The longest period and the number of BINs are ours. */
export const PROMO_NAME = { minimum: 6, maximum: 25 } as const;
export const PROMO_PERCENTAGE = { minimum: 1, maximum: 100 } as const;
export const PROMO_LONGEST_DAYS = 366;
export const PROMO_MOST_BINS = 200;
export const BIN_DIGITS = 6;

type Found = Problem<PromoProblemCode> | undefined;

/** The fields that have rules, named as in the contract. */
export type PromoField =
  | 'name'
  | 'description'
  | 'discount_value'
  | 'minimum_purchase'
  | 'maximum_discount'
  | 'channels'
  | 'bin_numbers'
  | 'banks'
  | 'effective_from'
  | 'effective_to'
  | 'limit_value';

type Rule = (terms: PromoTerms, now: Date) => Found;

/** The rule of each field. Forms call one, handlers all of them. */
export const PROMO_RULES: Readonly<Record<PromoField, Rule>> = {
  name: ({ name }) => nameProblem(name),
  description: ({ description }) => notesProblem(description),
  discount_value: ({ discountType, discountValue }) =>
    discountType === 'percentage' ? percentageProblem(discountValue) : aboveZero(discountValue),
  minimum_purchase: ({ minimumPurchase, discountType, discountValue }) => {
    if (discountType === 'percentage' || minimumPurchase > discountValue) return aboveZero(minimumPurchase);
    return problem('DPAY_PROMO_MINIMUM_NOT_ABOVE_DISCOUNT', { discount: discountValue });
  },
  maximum_discount: ({ maximumDiscount, discountType, minimumPurchase }) => {
    if (discountType === 'flat') return absent(maximumDiscount !== null);
    if (maximumDiscount === null) return problem('DPAY_REQUIRED');
    if (maximumDiscount < minimumPurchase) return aboveZero(maximumDiscount);
    return problem('DPAY_PROMO_MAXIMUM_NOT_BELOW_MINIMUM', { minimum: minimumPurchase });
  },
  channels: ({ channels, type }) => {
    if (!hasChannels(type)) return absent(channels.length > 0);
    const known = CHANNELS[type].map(({ channel }) => channel);
    const stranger = channels.find((channel) => !known.includes(channel));
    return stranger === undefined
      ? undefined
      : problem('DPAY_CHANNEL_UNKNOWN', { method: type, channel: stranger });
  },
  bin_numbers: ({ binNumbers, type }) => {
    if (type !== 'card') return absent(binNumbers.length > 0);
    if (binNumbers.length > PROMO_MOST_BINS) return problem('DPAY_FIELD_TOO_MANY', { max: PROMO_MOST_BINS });
    const wrong = binNumbers.find((bin) => !BIN.test(bin));
    return wrong === undefined ? undefined : problem('DPAY_PROMO_BIN_INVALID', { bin: wrong.slice(0, 20) });
  },
  banks: ({ banks, binNumbers, type }) => {
    if (banks.length === 0) return undefined;
    if (type !== 'card') return absent(true);
    // The bank of a card is known by its first digits only.
    return binNumbers.length > 0 ? undefined : problem('DPAY_PROMO_BANKS_WITHOUT_BINS');
  },
  effective_from: ({ effectiveFrom }) =>
    isCalendarDate(effectiveFrom) ? undefined : problem('DPAY_DATE_INVALID'),
  effective_to: ({ effectiveFrom, effectiveTo }, now) => {
    if (!isCalendarDate(effectiveTo)) return problem('DPAY_DATE_INVALID');
    if (!isCalendarDate(effectiveFrom)) return undefined;
    if (effectiveTo < effectiveFrom) return problem('DPAY_DATE_ORDER');
    if (effectiveTo < jakartaDate(now)) return problem('DPAY_PROMO_ENDS_IN_PAST');
    const last = addDays(effectiveFrom, PROMO_LONGEST_DAYS - 1);
    return effectiveTo > last ? problem('DPAY_PROMO_TOO_LONG', { days: PROMO_LONGEST_DAYS }) : undefined;
  },
  limit_value: (terms) => {
    const wrong = aboveZero(terms.limitValue);
    if (wrong || terms.limitType === 'quota') return wrong;
    // A smaller budget would refuse some orders from the first day.
    const largest = terms.discountType === 'flat' ? terms.discountValue : (terms.maximumDiscount ?? 0);
    return terms.limitValue < largest
      ? problem('DPAY_PROMO_BUDGET_TOO_SMALL', { minimum: largest })
      : undefined;
  },
};

export type PromoFieldProblem = { readonly field: PromoField } & Problem<PromoProblemCode>;

/** Every problem of a promo's terms. */
export const promoProblems = (terms: PromoTerms, now: Date): PromoFieldProblem[] =>
  (Object.keys(PROMO_RULES) as PromoField[]).flatMap((field) => {
    const wrong = PROMO_RULES[field](terms, now);
    return wrong ? [{ field, ...wrong }] : [];
  });

export type PromoTypeWithChannels = Exclude<Extract<PromoType, PaymentMethod>, 'card'>;

/** Types whose channels a promo can name. The others are for all of theirs. */
export const hasChannels = (type: PromoType): type is PromoTypeWithChannels =>
  type !== 'general' && type !== 'card';

/** Card numbers' first digits as a person types them: separated by commas, blanks or lines. */
export const binNumbersIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((bin) => bin !== '')),
];

const BIN = new RegExp(String.raw`^\d{${BIN_DIGITS}}$`);

const nameProblem = (name: string): Found => {
  if (name === '') return problem('DPAY_REQUIRED');
  if (/\s/u.test(name)) return problem('DPAY_PROMO_NAME_BLANK');
  if (hasHiddenCharacter(name)) return problem('DPAY_FIELD_HIDDEN_CHARACTER');
  const { length } = [...name];
  return length < PROMO_NAME.minimum || length > PROMO_NAME.maximum
    ? problem('DPAY_PROMO_NAME_LENGTH', { ...PROMO_NAME })
    : undefined;
};

const percentageProblem = (percent: number): Found =>
  Number.isInteger(percent) && percent >= PROMO_PERCENTAGE.minimum && percent <= PROMO_PERCENTAGE.maximum
    ? undefined
    : problem('DPAY_PROMO_PERCENTAGE_INVALID', { ...PROMO_PERCENTAGE });

const aboveZero = (value: number): Found =>
  Number.isInteger(value) && value > 0 && value <= MAX_RUPIAH
    ? undefined
    : problem('DPAY_PROMO_NOT_ABOVE_ZERO');

const absent = (isThere: boolean): Found => (isThere ? problem('DPAY_FIELD_UNKNOWN') : undefined);
