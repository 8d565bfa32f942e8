import type { CalendarDate } from '../kernel/index.ts';

/** Product spec §3: the method whose payments a promo is for; `general` is for all methods. */
export const PROMO_TYPES = ['general', 'va', 'ewallet', 'card', 'retail_store', 'online_banking'] as const;
export type PromoType = (typeof PROMO_TYPES)[number];

/** A direct discount lowers what the customer pays. Cashback is recorded, and the merchant gives it afterwards. */
export const PROMO_SUB_TYPES = ['direct_discount', 'cashback'] as const;
export type PromoSubType = (typeof PROMO_SUB_TYPES)[number];

export const PROMO_DISCOUNT_TYPES = ['percentage', 'flat'] as const;
export type PromoDiscountType = (typeof PROMO_DISCOUNT_TYPES)[number];

/** A quota is a number of payments, a budget an amount of money. */
export const PROMO_LIMIT_TYPES = ['quota', 'budget'] as const;
export type PromoLimitType = (typeof PROMO_LIMIT_TYPES)[number];

/** A customer types the name, or the promo applies by itself. */
export const PROMO_APPLICATIONS = ['code', 'automatic'] as const;
export type PromoApplication = (typeof PROMO_APPLICATIONS)[number];

/** Product spec §4. A new promo is inactive; `expired` follows from the dates. */
export const PROMO_STATUSES = ['inactive', 'active', 'paused', 'expired'] as const;
export type PromoStatus = (typeof PROMO_STATUSES)[number];
/** What is stored; the dates add the rest. */
export type PromoState = Exclude<PromoStatus, 'expired'>;

/** What a merchant decides about a promo. */
export type PromoTerms = {
  /** Also the code that customers type. */
  readonly name: string;
  readonly description: string | null;
  readonly type: PromoType;
  readonly subType: PromoSubType;
  readonly application: PromoApplication;
  readonly discountType: PromoDiscountType;
  /** Percent, or rupiah. */
  readonly discountValue: number;
  readonly minimumPurchase: number;
  /** Of one payment; null for a flat discount. */
  readonly maximumDiscount: number | null;
  /** Empty for all channels of the type. The channel of a virtual account is its bank. */
  readonly channels: readonly string[];
  /** The first six digits of the cards; empty for all cards. */
  readonly binNumbers: readonly string[];
  /** The banks of these cards. */
  readonly banks: readonly string[];
  /** Days in Jakarta, both inclusive. */
  readonly effectiveFrom: CalendarDate;
  readonly effectiveTo: CalendarDate;
  readonly limitType: PromoLimitType;
  /** Payments, or rupiah. */
  readonly limitValue: number;
};

/** A promo with what its payments have taken from the limit, including payments that are still open. */
export type Promo = Omit<PromoTerms, 'description' | 'banks'> & {
  readonly id: string;
  readonly state: PromoState;
  readonly takenCount: number;
  readonly takenAmount: number;
};

/** Names are compared without case. */
export const promoKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
