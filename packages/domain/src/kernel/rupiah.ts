import type { KernelProblemCode } from './problems.ts';
import { err, ok, type Result } from './result.ts';

declare const unit: unique symbol;

/** A whole number of rupiah; negative where money goes the other way (a debit, a net amount). */
export type Rupiah = number & { readonly [unit]: 'rupiah' };

/** The largest single amount on the wire: 999.999.999.999.999, well inside what a double counts exactly. */
export const MAX_RUPIAH = 999_999_999_999_999 as Rupiah;

/** The largest sum on the wire: up to here a double counts every rupiah. */
export const MAX_RUPIAH_SUM = Number.MAX_SAFE_INTEGER as Rupiah;

/** For a number that is already known to be money; throws on a fraction or on one too large to be counted. */
export function rupiah(value: number): Rupiah {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_RUPIAH_SUM) {
    throw new RangeError(`Not a whole number of rupiah within ${MAX_RUPIAH_SUM}: ${value}`);
  }
  return (value === 0 ? 0 : value) as Rupiah; // -0 would be shown with a minus sign
}

type AmountProblemCode = Extract<KernelProblemCode, 'DPAY_AMOUNT_INVALID' | 'DPAY_AMOUNT_TOO_LARGE'>;

// Digits as on the wire, or in groups of three by dots or by commas as either language shows them, with or without "Rp".
// No decimals: IDR has none in use, so a group is never taken for one.
const WRITTEN = /^(?:rp\.?\s*)?(0|[1-9]\d*|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+))$/i;

// As most amounts of a file are.
const DIGITS = /^[1-9]\d*$/;

/** Reads what a person typed or pasted; refuses signs, decimals, exponents and wrongly placed separators. */
export function parseRupiah(text: string): Result<Rupiah, AmountProblemCode> {
  const written = text.trim();
  const digits = DIGITS.test(written) ? written : WRITTEN.exec(written)?.[1]?.replaceAll(/[.,]/g, '');
  if (digits === undefined) return err('DPAY_AMOUNT_INVALID');
  if (digits.length > String(MAX_RUPIAH).length) return err('DPAY_AMOUNT_TOO_LARGE', { maximum: MAX_RUPIAH });
  return ok(rupiah(Number(digits)));
}

export function addRupiah(augend: Rupiah, addend: Rupiah): Rupiah {
  return rupiah(augend + addend);
}

export function subtractRupiah(minuend: Rupiah, subtrahend: Rupiah): Rupiah {
  return rupiah(minuend - subtrahend);
}

export function sumRupiah(amounts: Iterable<Rupiah>): Rupiah {
  let total = rupiah(0);
  for (const amount of amounts) total = addRupiah(total, amount);
  return total;
}

/**
 * A sum as it is told: added up exactly, and beyond what can be told exactly as the largest that can, which stands for "this much or
 * more" (below zero for "or less"). For figures that are read; money that moves is added by what refuses instead.
 */
export function toldSum(parts: Iterable<bigint | number | string>): Rupiah {
  let total = 0n;
  for (const part of parts) total += BigInt(part);
  if (total > MAX_RUPIAH_SUM) return MAX_RUPIAH_SUM;
  return total < -MAX_RUPIAH_SUM ? (-MAX_RUPIAH_SUM as Rupiah) : rupiah(Number(total));
}
