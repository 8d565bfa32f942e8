import type { PromoState, PromoTerms } from '@dasbor/domain/promos';

export type DemoPromo = Omit<PromoTerms, 'effectiveFrom' | 'effectiveTo'> & {
  state: PromoState;
  /** Days from today. */
  fromDay: number;
  toDay: number;
};

const BASE = {
  description: null,
  subType: 'direct_discount',
  application: 'code',
  channels: [],
  binNumbers: [],
  banks: [],
  maximumDiscount: null,
} as const;

/**
 * One of each status, and an expired one that was used up. Nothing applies by itself to the methods that most people try first, so that
 * they pay the price that they see.
 */
export const DEMO_PROMOS: readonly DemoPromo[] = [
  {
    ...BASE,
    name: 'KOPIHEMAT',
    description: 'Untuk pelanggan yang membayar dengan e-wallet',
    type: 'ewallet',
    discountType: 'percentage',
    discountValue: 15,
    minimumPurchase: 50_000,
    maximumDiscount: 20_000,
    channels: ['GOPAY', 'OVO'],
    limitType: 'quota',
    limitValue: 500,
    state: 'active',
    fromDay: -20,
    toDay: 30,
  },
  {
    ...BASE,
    name: 'KARTUBCA20',
    description: 'Cashback kartu kredit BCA',
    type: 'card',
    subType: 'cashback',
    discountType: 'percentage',
    discountValue: 20,
    minimumPurchase: 60_000,
    maximumDiscount: 50_000,
    binNumbers: ['401288', '411111'],
    banks: ['bca'],
    limitType: 'budget',
    limitValue: 10_000_000,
    state: 'active',
    fromDay: -25,
    toDay: 20,
  },
  {
    ...BASE,
    name: 'JENIUS25RB',
    type: 'online_banking',
    application: 'automatic',
    discountType: 'flat',
    discountValue: 25_000,
    minimumPurchase: 100_000,
    limitType: 'budget',
    limitValue: 5_000_000,
    state: 'active',
    fromDay: -14,
    toDay: 45,
  },
  {
    ...BASE,
    name: 'VABCA10RB',
    type: 'va',
    discountType: 'flat',
    discountValue: 10_000,
    minimumPurchase: 150_000,
    channels: ['BCA'],
    limitType: 'budget',
    limitValue: 2_000_000,
    state: 'paused',
    fromDay: -15,
    toDay: 15,
  },
  {
    ...BASE,
    name: 'GAJIAN10',
    description: 'Promo tanggal gajian',
    type: 'general',
    discountType: 'percentage',
    discountValue: 10,
    minimumPurchase: 40_000,
    maximumDiscount: 15_000,
    limitType: 'quota',
    limitValue: 40,
    state: 'active',
    fromDay: -28,
    toDay: -22,
  },
  {
    ...BASE,
    name: 'HARBOLNAS12',
    type: 'general',
    discountType: 'flat',
    discountValue: 12_000,
    minimumPurchase: 120_000,
    limitType: 'budget',
    limitValue: 3_000_000,
    state: 'inactive',
    fromDay: 10,
    toDay: 12,
  },
];
