import type { Rupiah } from '../kernel/index.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './methods.ts';

export type Channel = {
  readonly channel: string;
  /** As the brand spells it; the same in both languages. */
  readonly name: string;
  readonly minimum: Rupiah;
  readonly maximum: Rupiah;
};

export type AmountLimits = {
  readonly minimum: Rupiah;
  readonly maximum: Rupiah;
};

const row = (channel: string, name: string, minimum: number, maximum: number): Channel => ({
  channel,
  name,
  minimum: minimum as Rupiah,
  maximum: maximum as Rupiah,
});

/** The maximum of the provider's checkout form, used for channels without a published limit. */
const UNLIMITED = 999_999_999_999;

/** Every channel with the smallest and largest amount of one payment. Figures are published by the provider, unless marked as assumed. */
export const CHANNELS: Readonly<Record<PaymentMethod, readonly Channel[]>> = {
  va: [
    row('BCA', 'BCA', 10_000, 999_999_999_999),
    row('BNI', 'BNI', 10_000, 50_000_000_000),
    row('BRI', 'BRI', 10_000, 50_000_000_000),
    row('MANDIRI', 'Mandiri', 10_000, 50_000_000_000),
    row('PERMATA', 'Permata', 10_000, 9_999_999_999),
    row('CIMB', 'CIMB Niaga', 10_000, 50_000_000_000), // assumed
    row('DANAMON', 'Danamon', 10_000, 50_000_000_000), // assumed, as are the five below
    row('BSI', 'BSI', 10_000, 50_000_000_000),
    row('BNC', 'Bank Neo Commerce', 10_000, 50_000_000_000),
    row('MAYBANK', 'Maybank', 10_000, 50_000_000_000),
    row('SINARMAS', 'Sinarmas', 10_000, 50_000_000_000),
    row('SAMPOERNA', 'Sahabat Sampoerna', 10_000, 50_000_000_000),
    row('BJB', 'bjb', 10_000, 2_000_000_000),
  ],
  ewallet: [
    row('GOPAY', 'GoPay', 1, 10_000_000),
    row('OVO', 'OVO', 100, 10_000_000),
    row('DANA', 'DANA', 1, 10_000_000),
    row('SHOPEEPAY', 'ShopeePay', 1, 10_000_000),
    row('LINKAJA', 'LinkAja', 1, 10_000_000),
  ],
  card: [row('CARD', 'Visa, Mastercard, JCB, GPN', 1_000, 999_999_999_999)],
  qris: [row('QRIS', 'QRIS', 1, 10_000_000)], // Bank Indonesia's limit for one payment
  retail_store: [
    row('ALFAMART', 'Alfamart', 10_000, 5_000_000),
    row('INDOMARET', 'Indomaret', 10_000, 5_000_000),
  ],
  online_banking: [row('JENIUSPAY', 'Jenius Pay', 10_000, UNLIMITED)],
  direct_debit: [
    row('DD_BRI', 'BRI Direct Debit', 10_000, UNLIMITED), // assumed
    row('DD_MANDIRI', 'Mandiri Direct Debit', 10_000, UNLIMITED), // assumed
  ],
  bnpl: [
    row('AKULAKU', 'Akulaku', 10_000, UNLIMITED),
    row('INDODANA', 'Indodana', 10_000, 25_000_000),
    row('KREDIVO', 'Kredivo', 10_000, 30_000_000), // assumed
  ],
};

/** The same limits by method and channel: `CHANNEL_LIMITS.va.BCA`. */
export const CHANNEL_LIMITS: Readonly<Record<PaymentMethod, Readonly<Record<string, AmountLimits>>>> =
  /* @__PURE__ */ Object.fromEntries(
    PAYMENT_METHODS.map((method) => [
      method,
      Object.fromEntries(
        CHANNELS[method].map(({ channel, minimum, maximum }) => [channel, { minimum, maximum }]),
      ),
    ]),
  ) as Record<PaymentMethod, Record<string, AmountLimits>>;
