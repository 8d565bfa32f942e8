import { describe, expect, it } from 'vitest';
import {
  binNumbersIn,
  PROMO_LIMIT_TYPES,
  PROMO_SUB_TYPES,
  PROMO_TYPES,
  promoProblems,
  type PromoTerms,
} from './index.ts';

const now = new Date('2026-11-20T03:00:00Z');

const TERMS: PromoTerms = {
  name: 'KOPIHEMAT',
  description: null,
  type: 'general',
  subType: 'direct_discount',
  application: 'code',
  discountType: 'percentage',
  discountValue: 10,
  minimumPurchase: 50_000,
  maximumDiscount: 20_000,
  channels: [],
  binNumbers: [],
  banks: [],
  effectiveFrom: '2026-11-20',
  effectiveTo: '2026-12-20',
  limitType: 'quota',
  limitValue: 100,
};
const FLAT = { discountType: 'flat', discountValue: 10_000, maximumDiscount: null } as const;
const CARD = { type: 'card', binNumbers: ['411111'] } as const;

const problemsOf = (different: Partial<PromoTerms>) =>
  promoProblems({ ...TERMS, ...different }, now).map(({ field, code }) => `${field} ${code}`);

// spec 9.76, 9.77
it('types and limits are those of the product', () => {
  expect([...PROMO_TYPES].toSorted()).toEqual(
    ['card', 'ewallet', 'general', 'online_banking', 'retail_store', 'va'].toSorted(),
  );
  expect([...PROMO_SUB_TYPES].toSorted()).toEqual(['cashback', 'direct_discount']);
  expect([...PROMO_LIMIT_TYPES].toSorted()).toEqual(['budget', 'quota']);
});

describe('terms without a problem', () => {
  it.each<[string, Partial<PromoTerms>]>([
    ['a percentage', {}],
    ['a flat amount, one rupiah below the minimum purchase', { ...FLAT, minimumPurchase: 10_001 }],
    ['a name of six characters', { name: 'KOPI10' }],
    // spec 5.22
    ['a name of twenty-five characters', { name: 'K'.repeat(25) }],
    ['a name with an emoji', { name: 'KOPI🎉🎉' }],
    // spec 5.24
    ['one percent', { discountValue: 1 }],
    // spec 5.24
    ['a hundred percent', { discountValue: 100 }],
    ['a maximum one rupiah below the minimum purchase', { maximumDiscount: 49_999 }],
    ['banks of a virtual account', { type: 'va', channels: ['BCA', 'BNI'] }],
    ['cards of one bank', { ...CARD, banks: ['bca'] }],
    ['one day', { effectiveTo: '2026-11-20' }],
    ['366 days', { effectiveTo: '2027-11-20' }],
    ['a start in the past', { effectiveFrom: '2026-10-01' }],
    ['a budget for one discount', { limitType: 'budget', limitValue: 20_000 }],
  ])('%s', (_, different) => expect(problemsOf(different)).toEqual([]));
});

describe('a problem beside its field', () => {
  it.each<[string, Partial<PromoTerms>, string]>([
    ['no name', { name: '' }, 'name DPAY_REQUIRED'],
    // spec 5.22, 9.7
    ['five characters', { name: 'KOPI1' }, 'name DPAY_PROMO_NAME_LENGTH'],
    // spec 5.22, 9.7
    ['twenty-six characters', { name: 'K'.repeat(26) }, 'name DPAY_PROMO_NAME_LENGTH'],
    // spec 5.23
    ['a blank in the name', { name: 'KOPI HEMAT' }, 'name DPAY_PROMO_NAME_BLANK'],
    ['a blank that does not break', { name: 'KOPI\u00a0HEMAT' }, 'name DPAY_PROMO_NAME_BLANK'],
    ['what reads backwards', { name: 'KOPI\u202eTAMEH' }, 'name DPAY_FIELD_HIDDEN_CHARACTER'],
    ['a hidden character below', { description: 'Se\u200bwa' }, 'description DPAY_FIELD_HIDDEN_CHARACTER'],
    // spec 5.24, 9.8
    ['no percent', { discountValue: 0 }, 'discount_value DPAY_PROMO_PERCENTAGE_INVALID'],
    // spec 5.24, 9.8
    ['101 percent', { discountValue: 101 }, 'discount_value DPAY_PROMO_PERCENTAGE_INVALID'],
    ['half a percent', { discountValue: 0.5 }, 'discount_value DPAY_PROMO_PERCENTAGE_INVALID'],
    ['a flat nothing', { ...FLAT, discountValue: 0 }, 'discount_value DPAY_PROMO_NOT_ABOVE_ZERO'],
    // spec 5.25
    [
      'no minimum purchase',
      { minimumPurchase: 0, maximumDiscount: -1 },
      'minimum_purchase DPAY_PROMO_NOT_ABOVE_ZERO',
    ],
    // spec 5.26
    [
      'a minimum purchase equal to the discount',
      { ...FLAT, minimumPurchase: 10_000 },
      'minimum_purchase DPAY_PROMO_MINIMUM_NOT_ABOVE_DISCOUNT',
    ],
    ['no maximum for a percentage', { maximumDiscount: null }, 'maximum_discount DPAY_REQUIRED'],
    ['a maximum of nothing', { maximumDiscount: 0 }, 'maximum_discount DPAY_PROMO_NOT_ABOVE_ZERO'],
    // spec 5.27
    [
      'a maximum equal to the minimum purchase',
      { maximumDiscount: 50_000 },
      'maximum_discount DPAY_PROMO_MAXIMUM_NOT_BELOW_MINIMUM',
    ],
    ['a maximum for a flat amount', { ...FLAT, maximumDiscount: 1 }, 'maximum_discount DPAY_FIELD_UNKNOWN'],
    ['a channel of another method', { type: 'va', channels: ['OVO'] }, 'channels DPAY_CHANNEL_UNKNOWN'],
    ['channels of all methods', { channels: ['BCA'] }, 'channels DPAY_FIELD_UNKNOWN'],
    // spec 5.28, 9.9
    ['five digits', { ...CARD, binNumbers: ['41111'] }, 'bin_numbers DPAY_PROMO_BIN_INVALID'],
    // spec 5.28, 9.9
    ['seven digits', { ...CARD, binNumbers: ['4111111'] }, 'bin_numbers DPAY_PROMO_BIN_INVALID'],
    ['a letter', { ...CARD, binNumbers: ['41111O'] }, 'bin_numbers DPAY_PROMO_BIN_INVALID'],
    ['digits of cards for other methods', { binNumbers: ['411111'] }, 'bin_numbers DPAY_FIELD_UNKNOWN'],
    [
      'more cards than a list takes',
      { ...CARD, binNumbers: Array.from({ length: 201 }, (_, at) => String(400_000 + at)) },
      'bin_numbers DPAY_FIELD_TOO_MANY',
    ],
    ['banks of all cards', { type: 'card', banks: ['bca'] }, 'banks DPAY_PROMO_BANKS_WITHOUT_BINS'],
    ['card banks of other methods', { banks: ['bca'] }, 'banks DPAY_FIELD_UNKNOWN'],
    ['no start', { effectiveFrom: '' }, 'effective_from DPAY_DATE_INVALID'],
    ['an end that is no day', { effectiveTo: '2026-11-31' }, 'effective_to DPAY_DATE_INVALID'],
    ['an end before the start', { effectiveTo: '2026-11-19' }, 'effective_to DPAY_DATE_ORDER'],
    [
      'an end yesterday',
      { effectiveFrom: '2026-11-01', effectiveTo: '2026-11-19' },
      'effective_to DPAY_PROMO_ENDS_IN_PAST',
    ],
    ['367 days', { effectiveTo: '2027-11-21' }, 'effective_to DPAY_PROMO_TOO_LONG'],
    ['a quota of none', { limitValue: 0 }, 'limit_value DPAY_PROMO_NOT_ABOVE_ZERO'],
    [
      'a budget for less than one discount',
      { limitType: 'budget', limitValue: 19_999 },
      'limit_value DPAY_PROMO_BUDGET_TOO_SMALL',
    ],
  ])('%s', (_, different, want) => expect(problemsOf(different)).toContain(want));

  it('several at once', () => {
    expect(problemsOf({ name: 'KOPI', discountValue: 200, limitValue: 0 })).toHaveLength(3);
  });
});

// spec 5.29
it('reads the first digits of cards from a text', () => {
  expect(binNumbersIn(' 411111, 522222;411111\n433333 ')).toEqual(['411111', '522222', '433333']);
});
