import { expect, test } from 'vitest';
import { formatCount } from '@dasbor/domain/kernel';
import { problemsIn } from '../../../shared/forms/schema.ts';
import { promoExamples } from '../testing/scenarios.ts';
import {
  createBody,
  emptyPromo,
  exampleOf,
  promoSchema,
  type PromoValues,
  updateBody,
  valuesOf,
  withKnownChoices,
} from './promo-values.ts';

const now = new Date('2026-11-21T05:00:00Z');
const filled: PromoValues = {
  ...emptyPromo('2026-11-21'),
  name: 'KOPIHEMAT',
  discount_value: '15',
  minimum_purchase: '200.000',
  maximum_discount: '25.000',
  limit_value: '500',
};
const problemsOf = (different: Partial<PromoValues>) =>
  Object.fromEntries(
    Object.entries(problemsIn(promoSchema, { ...filled, ...different }, { now })).map(([field, { code }]) => [
      field,
      code,
    ]),
  );

test('a complete form has no problems and a body of the contract', () => {
  expect(problemsOf({})).toEqual({});
  expect(createBody(filled)).toMatchObject({
    discount_value: 15,
    minimum_purchase: 200_000,
    maximum_discount: 25_000,
    effective_from: '2026-11-21',
    effective_to: '2026-12-20',
    channels: [],
    limit_value: 500,
  });
});

test('an empty form lacks the name and the amounts, and says nothing else', () => {
  const required = 'DPAY_REQUIRED';

  expect(
    problemsOf({ name: '', discount_value: '', minimum_purchase: '', maximum_discount: '', limit_value: '' }),
  ).toEqual({
    name: required,
    discount_value: required,
    minimum_purchase: required,
    maximum_discount: required,
    limit_value: required,
  });
});

test.each<[string, Partial<PromoValues>, object]>([
  ['a word for a number', { discount_value: 'lima' }, { discount_value: 'DPAY_AMOUNT_INVALID' }],
  ['half a percent', { discount_value: '0,5' }, { discount_value: 'DPAY_AMOUNT_INVALID' }],
  ['101 percent', { discount_value: '101' }, { discount_value: 'DPAY_PROMO_PERCENTAGE_INVALID' }],
  [
    'digits of cards that are too short',
    { type: 'card', bin_numbers: '411111,52222' },
    { bin_numbers: 'DPAY_PROMO_BIN_INVALID' },
  ],
  ['a day that is none', { effective_to: '31 Nov' }, { effective_to: 'DPAY_DATE_INVALID' }],
  ['a flat discount without a maximum', { discount_type: 'flat', maximum_discount: '' }, {}],
])('%s', (_, different, want) => expect(problemsOf(different)).toEqual(want));

test('sends only what belongs to the type', () => {
  const values: PromoValues = { ...filled, channels: ['BCA'], bin_numbers: '411111', banks: ['bca'] };

  expect(createBody({ ...values, type: 'va' })).toMatchObject({
    channels: ['BCA'],
    bin_numbers: [],
    banks: [],
  });
  expect(createBody({ ...values, type: 'card' })).toMatchObject({
    channels: [],
    bin_numbers: ['411111'],
    banks: ['bca'],
  });
  expect(createBody({ ...values, discount_type: 'flat' }).maximum_discount).toBeNull();
});

test('an edit sends the changes, for the version that was read', () => {
  const before = valuesOf(promoExamples.inactive, (amount) => formatCount(amount, 'id'));

  expect(updateBody({ ...before, limit_value: '7500000' }, { before, version: 3 })).toEqual({
    limit_value: 7_500_000,
    version: 3,
  });
});

test('shows what an order of the minimum purchase costs, once the amounts are right', () => {
  expect(exampleOf(filled, {})).toEqual({ price: 200_000, discount: 25_000 });
  expect(exampleOf(filled, { maximum_discount: {} })).toBeUndefined();
});

test('a draft with a choice that no longer exists is dropped', () => {
  expect(withKnownChoices(filled)).toEqual(filled);
  expect(withKnownChoices({ ...filled, type: 'bnpl' as never })).toBeUndefined();
});
