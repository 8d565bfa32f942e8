import { expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { backTest, type PastSale, type Promo } from './index.ts';

const PROMO = {
  id: 'prm_1',
  name: 'KOPIHEMAT',
  type: 'va',
  channels: [],
  binNumbers: [],
  minimumPurchase: 50_000,
  discountType: 'percentage',
  discountValue: 10,
  maximumDiscount: 20_000,
  limitType: 'quota',
  limitValue: 2,
} as const satisfies Partial<Promo>;

const sale = (amount: number, at: string, channel = 'BCA'): PastSale => ({
  amount: rupiah(amount),
  method: channel === 'OVO' ? 'ewallet' : 'va',
  channel,
  at,
});
const SALES = [
  sale(100_000, '2026-11-01'),
  sale(49_999, '2026-11-02'),
  sale(500_000, '2026-11-03', 'OVO'),
  sale(300_000, '2026-11-04', 'BNI'),
  sale(60_000, '2026-11-05'),
];

it('counts the sales that fit, and those that the quota covers', () => {
  expect(backTest(PROMO, SALES, [])).toEqual({
    eligibleCount: 3,
    eligibleCost: 36_000,
    givenCount: 2,
    givenCost: 30_000,
    ranOutAt: '2026-11-05',
    overlaps: [],
  });
});

it('a budget covers what fits into the rest', () => {
  const found = backTest({ ...PROMO, limitType: 'budget', limitValue: 20_000 }, SALES, []);

  expect(found).toMatchObject({ givenCount: 2, givenCost: 16_000, ranOutAt: '2026-11-04' });
});

it('a limit that is enough does not run out', () => {
  expect(backTest({ ...PROMO, limitValue: 3 }, SALES, [])).toMatchObject({ givenCount: 3, ranOutAt: null });
});

it('names other promos for the same sales, the most first', () => {
  const others = [
    { ...PROMO, id: 'prm_2', name: 'BCAHEMAT', channels: ['BCA'] },
    { ...PROMO, id: 'prm_3', name: 'SEMUA1', type: 'general' as const },
    { ...PROMO, id: 'prm_4', name: 'WALLET', type: 'ewallet' as const },
  ];

  expect(backTest(PROMO, SALES, others).overlaps).toEqual([
    { id: 'prm_3', name: 'SEMUA1', count: 3 },
    { id: 'prm_2', name: 'BCAHEMAT', count: 2 },
  ]);
});

it('of no sales, finds nothing', () => {
  expect(backTest(PROMO, [], [])).toMatchObject({ eligibleCount: 0, givenCost: 0, ranOutAt: null });
});
