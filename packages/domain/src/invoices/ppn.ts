import { addRupiah, type CalendarDate, type Rupiah, rupiah, subtractRupiah } from '../kernel/index.ts';

/** How an invoice treats PPN: not at all, added to the prices, or part of the prices. */
export const PPN_MODES = ['none', 'on_top', 'included'] as const;
export type PpnMode = (typeof PPN_MODES)[number];

export type PpnRate = {
  readonly from: CalendarDate;
  /** Hundredths of a percent of the tax base. */
  readonly basisPoints: number;
  /** The share of the price that is the tax base (DPP). */
  readonly base: { readonly of: number; readonly parts: number };
};

/**
 * UU 7/2021: 11 % since April 2022. PMK 131/2024: since January 2025, 12 % of eleven twelfths of the price (DPP nilai lain), which is 11 %
 * in effect.
 */
export const PPN_RATES: readonly PpnRate[] = [
  { from: '2025-01-01', basisPoints: 1_200, base: { of: 11, parts: 12 } },
  { from: '2022-04-01', basisPoints: 1_100, base: { of: 1, parts: 1 } },
  { from: '2000-01-01', basisPoints: 1_000, base: { of: 1, parts: 1 } },
];

/** The rate on the day of an invoice. */
export const ppnRateOn = (date: CalendarDate): PpnRate =>
  PPN_RATES.find(({ from }) => from <= date) ?? (PPN_RATES.at(-1) as PpnRate);

export type TaxedAmount = {
  /** Without PPN. */
  readonly subtotal: Rupiah;
  /** Dasar Pengenaan Pajak, the tax base; zero without PPN. */
  readonly taxBase: Rupiah;
  readonly ppn: Rupiah;
  /** What the customer owes: subtotal and PPN. */
  readonly total: Rupiah;
};

/** The amounts of an invoice whose items add up to `prices`. Each figure is rounded half up to the rupiah, and the total is exact. */
export const taxedAmount = (prices: Rupiah, mode: PpnMode, date: CalendarDate): TaxedAmount => {
  if (mode === 'none') return { subtotal: prices, taxBase: rupiah(0), ppn: rupiah(0), total: prices };
  const rate = ppnRateOn(date);
  if (mode === 'on_top') {
    const { taxBase, ppn } = taxOf(prices, rate);
    return { subtotal: prices, taxBase, ppn, total: addRupiah(prices, ppn) };
  }
  const subtotal = withoutTax(prices, rate);
  return {
    subtotal,
    taxBase: taxOf(subtotal, rate).taxBase,
    ppn: subtractRupiah(prices, subtotal),
    total: prices,
  };
};

const taxOf = (price: Rupiah, { basisPoints, base }: PpnRate) => {
  const taxBase = share(price, BigInt(base.of), BigInt(base.parts));
  return { taxBase, ppn: share(taxBase, BigInt(basisPoints), WHOLE) };
};

/** The price whose PPN makes it `gross`: 100/111 of it at 11 % in effect. */
const withoutTax = (gross: Rupiah, { basisPoints, base }: PpnRate): Rupiah => {
  const whole = BigInt(base.parts) * WHOLE;
  return share(gross, whole, whole + BigInt(base.of) * BigInt(basisPoints));
};

const WHOLE = 10_000n;

const share = (amount: Rupiah, of: bigint, parts: bigint): Rupiah =>
  rupiah(Number((BigInt(amount) * of * 2n + parts) / (parts * 2n)));
