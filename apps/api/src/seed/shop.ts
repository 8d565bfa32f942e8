import type { PaymentMethod } from '@dasbor/domain/payments';
import type { SellingMerchantKey } from './accounts.ts';
import type { Random } from './random.ts';

/** How customers of a coffee roaster buy: at the counter, beans by mail, and sacks. */
export type Trade = 'counter' | 'beans' | 'wholesale';

type Basket = { items: readonly number[]; from: number; to: number; least: number; most: number };

const BASKETS: Readonly<Record<Trade, Basket>> = {
  // Espresso, kopi susu gula aren, manual brew, pastries.
  counter: {
    items: [18_000, 22_000, 24_000, 28_000, 32_000, 35_000, 38_000],
    from: 1,
    to: 4,
    least: 1,
    most: 2,
  },
  // Bags of 200 g, 500 g and 1 kg; drip packs; sometimes a grinder.
  beans: {
    items: [68_000, 85_000, 98_000, 125_000, 189_000, 245_000, 345_000, 890_000],
    from: 1,
    to: 3,
    least: 1,
    most: 2,
  },
  // Sacks for other cafés.
  wholesale: { items: [165_000, 178_000, 192_000, 215_000], from: 1, to: 2, least: 5, most: 60 },
};

export const priceOf = (random: Random, trade: Trade): number => {
  const { items, from, to, least, most } = BASKETS[trade];
  let price = 0;
  for (let left = random.int(from, to); left > 0; left -= 1)
    price += random.pick(items) * random.int(least, most);
  return price;
};

export const TRADES: Readonly<Record<Trade, number>> = { counter: 62, beans: 32, wholesale: 6 };

/** Prefixes of order references by seller. All have the same number, so that the random choice is the same. */
export const REFERENCE_PREFIX: Readonly<
  Record<SellingMerchantKey, Readonly<Record<Trade, readonly string[]>>>
> = {
  kopi: {
    counter: ['KOPI-SNP', 'KOPI-KMG', 'KOPI-BDG', 'KOPI-SBY', 'KOPI-YGY'],
    beans: ['BIJI'],
    wholesale: ['PO'],
  },
  second: {
    counter: ['BATIK-JOG', 'BATIK-SLO', 'BATIK-PKL', 'BATIK-JKT', 'BATIK-CRB'],
    beans: ['KAIN'],
    wholesale: ['GROSIR'],
  },
  suspended: {
    counter: ['WRG-TBT', 'WRG-PSR', 'WRG-KLD', 'WRG-DPK', 'WRG-BKS'],
    beans: ['ANTAR'],
    wholesale: ['KATERING'],
  },
  basic: {
    counter: ['KUE-TOKO', 'KUE-PSR', 'KUE-GFD', 'KUE-ACR', 'KUE-TTP'],
    beans: ['HAMPERS'],
    wholesale: ['PESANAN'],
  },
};

export const METHODS: Readonly<Record<Trade, Readonly<Partial<Record<PaymentMethod, number>>>>> = {
  counter: { qris: 54, ewallet: 28, card: 13, direct_debit: 3, online_banking: 2 },
  beans: {
    va: 34,
    ewallet: 25,
    qris: 17,
    card: 9,
    bnpl: 6,
    retail_store: 5,
    online_banking: 2,
    direct_debit: 2,
  },
  wholesale: { va: 80, card: 6, direct_debit: 6, bnpl: 5, online_banking: 3 },
};

export const CHANNEL_WEIGHTS: Readonly<Record<PaymentMethod, Readonly<Record<string, number>>>> = {
  va: { BCA: 38, MANDIRI: 20, BRI: 14, BNI: 12, PERMATA: 6, CIMB: 5, BSI: 5 },
  ewallet: { GOPAY: 34, OVO: 24, DANA: 20, SHOPEEPAY: 18, LINKAJA: 4 },
  card: { CARD: 1 },
  qris: { QRIS: 1 },
  retail_store: { INDOMARET: 55, ALFAMART: 45 },
  online_banking: { JENIUSPAY: 1 },
  direct_debit: { DD_BRI: 60, DD_MANDIRI: 40 },
  bnpl: { KREDIVO: 45, AKULAKU: 30, INDODANA: 25 },
};

/** Minutes until a customer typically pays, and until expiry. */
export const TIMING: Readonly<Record<PaymentMethod, { paidMinutes: number; expiryMinutes: number }>> = {
  qris: { paidMinutes: 0.8, expiryMinutes: 15 },
  ewallet: { paidMinutes: 0.6, expiryMinutes: 30 },
  card: { paidMinutes: 0.9, expiryMinutes: 60 },
  direct_debit: { paidMinutes: 0.7, expiryMinutes: 60 },
  online_banking: { paidMinutes: 3, expiryMinutes: 120 },
  bnpl: { paidMinutes: 4, expiryMinutes: 120 },
  va: { paidMinutes: 50, expiryMinutes: 1_440 },
  retail_store: { paidMinutes: 260, expiryMinutes: 2_880 },
};

// Monday to Sunday, then hours from midnight: coffee before work, at lunch and after work; late and long at weekends.
export const DAY_WEIGHTS = [0.94, 0.97, 1, 1.02, 1.12, 1.2, 1.04] as const;
export const WORKDAY_HOURS = [
  0.15, 0.08, 0.04, 0.04, 0.08, 0.4, 1.6, 4.5, 8.5, 9, 6.5, 4, 8, 7, 3.5, 4, 6.5, 8, 8.5, 7.5, 5.5, 3, 1.4,
  0.5,
] as const;
export const WEEKEND_HOURS = [
  0.3, 0.15, 0.08, 0.05, 0.05, 0.2, 0.8, 2, 4.5, 7.5, 8.5, 7, 6.5, 6, 5.5, 6.5, 7.5, 8, 8.5, 8.5, 7, 4.5, 2.4,
  0.9,
] as const;

/** Number, company prefix by bank; the rest is ours. */
export const VA_PREFIX: Readonly<Record<string, string>> = {
  BCA: '190061002',
  MANDIRI: '890229004',
  BRI: '123617005',
  BNI: '880810',
  PERMATA: '88565004',
  CIMB: '18991001',
  BSI: '900741',
};
