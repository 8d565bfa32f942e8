import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { decidePromo, discountOf, type Promo, type PromoOrder, promosFor } from './index.ts';

const now = new Date('2026-11-20T03:00:00Z');

const PROMO: Promo = {
  id: 'prm_1',
  name: 'KOPIHEMAT',
  type: 'general',
  subType: 'direct_discount',
  application: 'code',
  discountType: 'percentage',
  discountValue: 10,
  minimumPurchase: 50_000,
  maximumDiscount: 20_000,
  channels: [],
  binNumbers: [],
  effectiveFrom: '2026-11-01',
  effectiveTo: '2026-11-30',
  limitType: 'quota',
  limitValue: 100,
  state: 'active',
  takenCount: 0,
  takenAmount: 0,
};
const ORDER: PromoOrder = { amount: rupiah(100_000), method: 'va', channel: 'BCA' };

const ofCard = (bin?: string) => ({ method: 'card', channel: 'CARD', bin }) as const;
const decide = (promo: Partial<Promo>, order: Partial<PromoOrder> = {}, at = now) =>
  decidePromo({ ...PROMO, ...promo }, { ...ORDER, ...order }, at);

it('is refused below the amount that gives a rupiah', () =>
  expect(
    decide({ discountValue: 3, minimumPurchase: 2, maximumDiscount: 1 }, { amount: rupiah(33) }),
  ).toMatchObject({ problem: { code: 'DPAY_PROMO_BELOW_MINIMUM', params: { minimum: 34 } } }));

describe('the discount', () => {
  it.each([
    ['ten percent', {}, 100_000, 10_000],
    ['rounded down', { discountValue: 33 }, 50_001, 16_500],
    ['at most the maximum', {}, 999_999, 20_000],
    ['exactly the minimum purchase', {}, 50_000, 5_000],
    ['a rupiah below the minimum purchase', {}, 49_999, 0],
    ['less than a rupiah', { discountValue: 1, minimumPurchase: 2, maximumDiscount: 1 }, 99, 0],
    ['the first rupiah', { discountValue: 1, minimumPurchase: 2, maximumDiscount: 1 }, 100, 1],
    ['all of it, up to the maximum', { discountValue: 100 }, 50_000, 20_000],
    ['a flat amount', { discountType: 'flat', discountValue: 15_000, maximumDiscount: null }, 70_000, 15_000],
    [
      'the largest amount',
      { maximumDiscount: null, discountValue: 99 },
      999_999_999_999_999,
      989_999_999_999_999,
    ],
  ] as const)('%s', (_, promo, amount, want) => {
    expect(discountOf({ ...PROMO, ...promo } as Promo, { ...ORDER, amount: rupiah(amount) }, now)).toBe(want);
  });

  it('is less than the amount, and never more than the percentage', () => {
    const amounts = fc.integer({ min: 1, max: 999_999_999_999_999 });
    const terms = fc.record({
      discountValue: fc.integer({ min: 1, max: 100 }),
      minimumPurchase: fc.integer({ min: 2, max: 1_000_000 }),
      share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    });
    fc.assert(
      fc.property(amounts, terms, (amount, { discountValue, minimumPurchase, share }) => {
        const maximumDiscount = Math.max(1, Math.floor((minimumPurchase - 1) * share));
        const promo = { ...PROMO, discountValue, minimumPurchase, maximumDiscount };

        const discount = discountOf(promo, { ...ORDER, amount: rupiah(amount) }, now);

        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThan(amount);
        expect(BigInt(discount) * 100n).toBeLessThanOrEqual(BigInt(amount) * BigInt(discountValue));
      }),
    );
  });
});

describe('why a code does not apply', () => {
  it.each([
    ['never activated', { state: 'inactive' }, {}, 'DPAY_PROMO_NOT_FOUND'],
    ['paused', { state: 'paused' }, {}, 'DPAY_PROMO_PAUSED'],
    ['another method', { type: 'ewallet' }, {}, 'DPAY_PROMO_METHOD_NOT_INCLUDED'],
    ['another channel', { type: 'va', channels: ['BNI'] }, {}, 'DPAY_PROMO_METHOD_NOT_INCLUDED'],
    ['an unknown card', { type: 'card', binNumbers: ['411111'] }, ofCard(), 'DPAY_PROMO_CARD_NOT_INCLUDED'],
    [
      'another card',
      { type: 'card', binNumbers: ['411111'] },
      ofCard('522222'),
      'DPAY_PROMO_CARD_NOT_INCLUDED',
    ],
    ['too small an order', {}, { amount: rupiah(49_999) }, 'DPAY_PROMO_BELOW_MINIMUM'],
    ['a used up quota', { takenCount: 100 }, {}, 'DPAY_PROMO_USED_UP'],
    [
      'a budget with less than the discount',
      { limitType: 'budget', limitValue: 100_000, takenAmount: 90_001 },
      {},
      'DPAY_PROMO_USED_UP',
    ],
  ] as const)('%s', (_, promo, order, code) => {
    const decided = decide(promo as Partial<Promo>, order as Partial<PromoOrder>);

    expect(decided.ok ? undefined : decided.problem.code).toBe(code);
    expect(discountOf({ ...PROMO, ...promo } as Promo, { ...ORDER, ...order } as PromoOrder, now)).toBe(0);
  });

  it.each([
    ['the last millisecond before', '2026-10-31T16:59:59.999Z', 'DPAY_PROMO_NOT_STARTED'],
    ['the first of the first day in Jakarta', '2026-10-31T17:00:00.000Z', undefined],
    ['the last of the last day in Jakarta', '2026-11-30T16:59:59.999Z', undefined],
    ['the first millisecond after', '2026-11-30T17:00:00.000Z', 'DPAY_PROMO_ENDED'],
  ])('%s', (_, at, code) => {
    const decided = decide({}, {}, new Date(at));

    expect(decided.ok ? undefined : decided.problem.code).toBe(code);
  });

  it('names the promo and the amount that is missing', () => {
    expect(decide({}, { amount: rupiah(1_000) })).toEqual({
      ok: false,
      problem: { code: 'DPAY_PROMO_BELOW_MINIMUM', params: { name: 'KOPIHEMAT', minimum: 50_000 } },
    });
  });

  it('does not tell an unknown name from a promo that was never activated', () => {
    expect(decide({ state: 'inactive' })).toEqual(decidePromo(undefined, ORDER, now));
  });

  it.each([
    ['the last of a quota', { takenCount: 99 }],
    ['a budget with exactly the discount', { limitType: 'budget', limitValue: 100_000, takenAmount: 90_000 }],
    ['a card that is named', { type: 'card', binNumbers: ['411111'] }],
  ] as const)('%s still applies', (_, promo) => {
    const order = 'type' in promo ? ofCard('411111') : {};

    expect(decide(promo as Partial<Promo>, order)).toMatchObject({ ok: true, value: { discount: 10_000 } });
  });
});

describe('the promos for an order', () => {
  const automatic = (id: string, different: Partial<Promo>): Promo => ({
    ...PROMO,
    id,
    name: id.toUpperCase(),
    application: 'automatic',
    ...different,
  });
  const small = automatic('prm_a', { discountValue: 5 });
  const large = automatic('prm_b', { discountValue: 15 });
  const cashback = automatic('prm_c', { discountValue: 15, subType: 'cashback' });
  const later = automatic('prm_d', { discountValue: 15 });
  const paused = automatic('prm_e', { discountValue: 20, state: 'paused' });
  const ids = (promos: readonly Promo[]) =>
    promosFor(promos, ORDER, now).automatic.map(({ promo }) => promo.id);

  it('are those that apply, the largest discount first', () => {
    expect(ids([small, PROMO, paused, large])).toEqual(['prm_b', 'prm_a']);
  });

  it('of equal discounts, the direct one comes first, then the older one, in any order of the list', () => {
    const want = ['prm_b', 'prm_d', 'prm_c', 'prm_a'];

    expect(ids([small, cashback, later, large])).toEqual(want);
    expect(ids([large, later, cashback, small])).toEqual(want);
  });

  it('find a typed code in any case, between blanks', () => {
    const found = promosFor([small, PROMO], { ...ORDER, code: ' kopiHemat ' }, now).typed;

    expect(found).toMatchObject({ ok: true, value: { discount: 10_000, promo: { id: 'prm_1' } } });
  });

  it('say why the typed code does not apply', () => {
    const typed = (code: string) => promosFor([paused], { ...ORDER, code }, now).typed;

    expect(typed('PRM_E')).toMatchObject({ ok: false, problem: { code: 'DPAY_PROMO_PAUSED' } });
    expect(typed('PRM')).toMatchObject({ ok: false, problem: { code: 'DPAY_PROMO_NOT_FOUND' } });
    expect(promosFor([paused], ORDER, now).typed).toBeUndefined();
  });
});
