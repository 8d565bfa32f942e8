import { normalizePhone } from '../auth/index.ts';
import { parseRupiah } from '../kernel/index.ts';

/**
 * The digits of one account that is written in groups, as people do: `842-264-0010`, `8422 6400 10`, `137-00-1234567-8`. Undefined
 * where they may be another one, or two. What a program took for a number (`8422640010.0`, `8.422.640`) has lost the zeros before it.
 */
export function accountOfGroups(text: string, mostDigits: number): string | undefined {
  // By which a spreadsheet knows a text.
  const written = text.replace(/^'/, '');
  const sign = GROUPED.exec(written)?.[1];
  if ((sign !== undefined && mayBeNumber(written, sign)) || mayBeDate(written)) return undefined;
  const digits = sign === undefined ? written : written.replaceAll(sign, '');
  // Two accounts are longer than any.
  return /^\d{5,}$/.test(digits) && digits.length <= mostDigits ? digits : undefined;
}

/** By one sign throughout. Seven digits at the start are an account by themselves; no bank writes groups of more. */
const GROUPED = /^\d{2,6}(\p{Zs}|\p{Pd}|\.)\d{1,7}(?:\1\d{1,7})*$/u;

/** A single group of zeros behind the rest may be decimals by any sign. */
function mayBeNumber(written: string, sign: string): boolean {
  const groups = written.split(sign);
  const endsInZeros = /^0+$/.test(groups.at(-1) ?? '');
  if (sign !== '.') return groups.length === 2 && endsInZeros;
  return groups.length === 2 || endsInZeros || THOUSANDS.test(written);
}

/** A day or a month by any sign, `12.05.2024`, `05-10-34`, `2034-10`, as a spreadsheet shows and a file stores what it takes for one. */
export function mayBeDate(written: string): boolean {
  const parts = written.replace(/T.*$/, '').split(/[\p{Zs}\p{Pd}./]/u);
  return parts.every((part) => /^\d+$/.test(part)) && DATE.test(parts.map(({ length }) => length).join('-'));
}

/** How many digits stand in each part. */
const DATE = /^(?:[12]-[12]-[24]|4-[12]-[12]|[12]-4|4-[12])$/;

const THOUSANDS = /^\d{1,3}(?:\.\d{3})+(?:\.\d{1,2})?$/;

/**
 * `Rp 1.500.000,-` as on an invoice, `IDR 1.500.000`, a space or an apostrophe between thousands. Not where another sign parts them as
 * well: of `10 000.000` nobody knows whether it is a thousand times ten thousand.
 */
export function amountInPoints(text: string): string | undefined {
  const written = text.replace(/^idr\s*/i, '');
  const amount = written.replace(/[.,](?:-+|=)\s*$/, '');
  const grouped = SPACED.test(amount) ? amount.replaceAll(/(?<=\d)[\s'](?=\d)/g, '.') : amount;
  // What ends in `,-` has no decimals before it.
  return amount === written || parseRupiah(grouped).ok ? grouped : undefined;
}

const SPACED = /^(?:rp\.?\s*)?\d{1,3}([\s'])\d{3}(?:\1\d{3})*(?:,\d+)?$/i;

/**
 * One number with words around it, not among its digits: `WA: 0812 3456 7890`, `081234567890 (kantor)`, `0062 812…`, `81234567890.0`. What
 * words in brackets behind it count is no part of it: `081234567890 (2 anak)`.
 */
export function phoneAmongWords(text: string): string | undefined {
  const before = text.replace(REMARK, '');
  const [written = ''] = PHONE.exec(/\d/.test(before) ? before : text) ?? [];
  // A mobile number that a program took for a number has lost its zero, which it needs not.
  const digits = written.replace(/^([1-9]\d*)[.,]0+$/, '$1');
  const phone = normalizePhone(digits.replace(/^\+?00/, '+'));
  return phone.ok ? phone.value : undefined;
}

const REMARK = /\s*\([^()]*\p{L}[^()]*\)\s*$/u;
const PHONE = /(?:\+?62\s*)?\(\+?\d+\).*\d|\+?\d(?:.*\d)?/s;
