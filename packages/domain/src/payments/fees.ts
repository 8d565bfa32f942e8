import { addRupiah, percentOf, type Rupiah, rupiah } from '../kernel/index.ts';
import type { PaymentMethod } from './methods.ts';

export type FeeRate = {
  readonly basisPoints: number;
  /** Rupiah. */
  readonly flat: number;
};

/** Product spec §9 gives VA Rp 4.000 and e-wallet 1,5 %; the others are published by providers (docs/decisions). */
export const MDR_RATES: Readonly<Record<PaymentMethod, FeeRate>> = {
  va: { basisPoints: 0, flat: 4_000 },
  ewallet: { basisPoints: 150, flat: 0 },
  card: { basisPoints: 290, flat: 2_000 },
  qris: { basisPoints: 70, flat: 0 },
  retail_store: { basisPoints: 0, flat: 5_000 },
  online_banking: { basisPoints: 200, flat: 0 },
  direct_debit: { basisPoints: 190, flat: 0 },
  bnpl: { basisPoints: 230, flat: 0 },
};

/** Channels with their own rate. */
export const CHANNEL_MDR_RATES: Readonly<Record<string, FeeRate>> = {
  DD_MANDIRI: { basisPoints: 0, flat: 4_500 },
  AKULAKU: { basisPoints: 170, flat: 0 },
  INDODANA: { basisPoints: 175, flat: 0 },
};

export const mdrRateOf = ({ method, channel }: { method: PaymentMethod; channel: string }): FeeRate =>
  CHANNEL_MDR_RATES[channel] ?? MDR_RATES[method];

/** PPN on the provider's fee: 12 % on eleven twelfths of it, effectively 11 % since 2025. */
export const PPN_BASIS_POINTS = 1_100;

export type Fees = {
  readonly mdrFee: Rupiah;
  readonly ppn: Rupiah;
  /** Added to the price if the customer pays the fee. */
  readonly adminFee: Rupiah;
};

/**
 * Fee and PPN of one payment, each rounded half up to the rupiah. If the customer pays them, the surcharge is exactly their sum, so
 * that the merchant receives the exact price.
 */
export const feesOf = (
  price: Rupiah,
  { method, channel, payer }: { method: PaymentMethod; channel: string; payer: FeePayer },
): Fees => {
  const { basisPoints, flat } = mdrRateOf({ method, channel });
  const mdrFee = addRupiah(percentOf(price, { basisPoints, round: 'half-up' }), rupiah(flat));
  const ppn = percentOf(mdrFee, { basisPoints: PPN_BASIS_POINTS, round: 'half-up' });
  return { mdrFee, ppn, adminFee: payer === 'customer' ? addRupiah(mdrFee, ppn) : rupiah(0) };
};

/** Who pays the fee of a payment, by the setting of its order. PBI 23/6/2021 art. 52: a merchant may not add a fee to QRIS. */
export const feePayerOf = (method: PaymentMethod, ofOrder: FeePayer): FeePayer =>
  method === 'qris' ? 'merchant' : ofOrder;

/** Card networks limit fees that are added to a card payment, so the choice comes with a warning (docs/decisions/0044). */
export const METHODS_WITH_FEE_WARNING: readonly PaymentMethod[] = ['card'];

export const FEE_PAYERS = ['merchant', 'customer'] as const;

export type FeePayer = (typeof FEE_PAYERS)[number];
