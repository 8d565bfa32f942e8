import type { KernelProblemCode } from './problems.ts';
import { err, ok, type Result } from './result.ts';

declare const unit: unique symbol;

/** A whole number of rupiah; negative for the opposite direction (a debit, a net amount). */
export type Rupiah = number & { readonly [unit]: 'rupiah' };

/** The largest single amount on the wire: 999.999.999.999.999, well within a double's exact range. */
export const MAX_RUPIAH = 999_999_999_999_999 as Rupiah;

/** The largest sum on the wire: the limit of a double's exact integers. */
export const MAX_RUPIAH_SUM = Number.MAX_SAFE_INTEGER as Rupiah;

/** For a number known to be money; throws on a fraction or an unsafe integer. */
export const rupiah = (value: number): Rupiah => {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_RUPIAH_SUM) {
    throw new RangeError(`Not a whole number of rupiah within ${MAX_RUPIAH_SUM}: ${value}`);
  }
  return (value === 0 ? 0 : value) as Rupiah; // -0 would be shown with a minus sign
};

type AmountProblemCode = Extract<KernelProblemCode, 'DPAY_AMOUNT_INVALID' | 'DPAY_AMOUNT_TOO_LARGE'>;

// Digits in the wire format, or in groups of three with dots or commas, with or without "Rp". No decimals: rupiah has none in use, so a
// group is never mistaken for decimals.
const WRITTEN = /^(?:rp\.?\s*)?(0|[1-9]\d*|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+))$/i;

// Most amounts of a file.
const DIGITS = /^[1-9]\d*$/;

/** Parses typed or pasted text; rejects signs, decimals, exponents and misplaced separators. */
export const parseRupiah = (text: string): Result<Rupiah, AmountProblemCode> => {
  const written = text.trim();
  const digits = DIGITS.test(written) ? written : WRITTEN.exec(written)?.[1]?.replaceAll(/[.,]/g, '');
  if (digits === undefined) return err('DPAY_AMOUNT_INVALID');
  if (digits.length > String(MAX_RUPIAH).length) return err('DPAY_AMOUNT_TOO_LARGE', { maximum: MAX_RUPIAH });
  return ok(rupiah(Number(digits)));
};

export const addRupiah = (augend: Rupiah, addend: Rupiah): Rupiah => rupiah(augend + addend);

export const subtractRupiah = (minuend: Rupiah, subtrahend: Rupiah): Rupiah => rupiah(minuend - subtrahend);

export const sumRupiah = (amounts: Iterable<Rupiah>): Rupiah => {
  let total = rupiah(0);
  for (const amount of amounts) total = addRupiah(total, amount);
  return total;
};

/**
 * A sum for display. Added exactly, then clamped to the exact range: the maximum means "this much or more" (the minimum "or less"). For
 * reports only; code that moves money must use a sum that throws instead.
 */
export const toldSum = (parts: Iterable<bigint | number | string>): Rupiah => {
  let total = 0n;
  for (const part of parts) total += BigInt(part);
  if (total > MAX_RUPIAH_SUM) return MAX_RUPIAH_SUM;
  return total < -MAX_RUPIAH_SUM ? (-MAX_RUPIAH_SUM as Rupiah) : rupiah(Number(total));
};
