import { digitsOfPhone, normalizePhone } from '../../auth/index.ts';
import { parseRupiah } from '../../kernel/index.ts';
import type { PayoutBank } from '../row/check-row.ts';
import { USUAL_DIGITS } from '../policy.ts';

/**
 * The digits of one account number written in groups: `842-264-7001`, `8422 6470 01`. Needs a bank whose accounts all, or nearly all,
 * have that length. Undefined if it may be two accounts, or a number that lost its leading zeros: `84226470.01`, `842 264 700 100`.
 */
export const accountOfGroups = (
  text: string,
  banks: readonly PayoutBank[],
  bank: PayoutBank | undefined,
): string | undefined => {
  // Spreadsheets mark a text with a leading apostrophe.
  const written = text.replace(/^'/, '');
  const sign = GROUPED.exec(written)?.[1];
  const groups = sign === undefined ? [written] : written.split(sign);
  const digits = groups.join('');
  if (!bank || !/^\d+$/.test(digits) || digits.length !== digitsAt(bank)) return undefined;
  return isCodeOf(groups[0], banks) || mayBeNumber(groups, sign) ? undefined : digits;
};

/** A wallet number with brackets and points, `(0812) 3456.7890`, which a bank would refuse. A single point is a decimal point. */
export const walletOfGroups = (text: string): string | undefined => {
  const digits = /^\+?\d+\.\d+$/.test(text) ? undefined : digitsOfPhone(text);
  return digits?.replace(/^(?:\+?62)?0?/, '0');
};

/** One separator throughout. Seven leading digits are an account by themselves; no bank uses longer groups. */
const GROUPED = /^\d{2,6}(\p{Zs}|\p{Pd}|\.)\d{1,7}(?:\1\d{1,7})*$/u;

/** The account length of a bank with one fixed or usual length. */
const digitsAt = ({ code, account_length_min: least, account_length_max: most }: PayoutBank): number | null =>
  USUAL_DIGITS[code] ?? (least === most ? least : null);

/** `014-842…`: a Bank Indonesia code before an account number, which is not part of it. */
const isCodeOf = (group: string | undefined, banks: readonly PayoutBank[]): boolean => {
  const code = group?.padStart(3, '0') ?? '';
  return banks.some(({ aliases }) => aliases.includes(code));
};

const mayBeNumber = (groups: readonly string[], sign: string | undefined): boolean => {
  if (groups.length === 2 && (sign === '.' || /^0+$/.test(groups[1] ?? ''))) return true;
  return THOUSANDS.test(lengthsOf(groups));
};

/** Number of digits in each part. */
const lengthsOf = (parts: readonly string[]): string => parts.map(({ length }) => length).join('-');

const THOUSANDS = /^[123](?:-3)+(?:-[12])?$/;

/** A day or month with any separator, `12.05.2024`, `05-10-34`, `2034-10`, as spreadsheets show and files store dates. */
export const mayBeDate = (written: string): boolean => {
  const parts = written.replace(/T.*$/, '').split(/[\p{Zs}\p{Pd}./]/u);
  return parts.every((part) => /^\d+$/.test(part)) && DATE.test(lengthsOf(parts));
};

const DATE = /^(?:[12]-[12]-[24]|4-[12]-[12]|[12]-4|4-[12])$/;

/**
 * An invoice amount: `Rp 1.500.000,-`, `IDR 1.500.000`, or thousands separated by spaces or apostrophes. Undefined for mixed
 * separators: `10 000.000` is ambiguous.
 */
export const amountInPoints = (text: string): string | undefined => {
  const written = text.replace(/^idr\s*/i, '');
  const amount = written.replace(/\s*[.,](?:-+|=)\s*$/, '');
  const grouped = SPACED.test(amount) ? amount.replaceAll(/(?<=\d)[\s'](?=\d)/g, '.') : amount;
  // An amount that ends in `,-` has no decimals.
  return amount === written || parseRupiah(grouped).ok ? grouped : undefined;
};

const SPACED = /^(?:rp\.?\s*)?\d{1,3}([\s'])\d{3}(?:\1\d{3})*(?:,\d{1,2})?$/i;

/**
 * One number surrounded by words: `WA: 0812 3456 7890`, `081234567890 (kantor)`, `0062 812…`, `81234567890.0`. A count in trailing
 * brackets is not part of it: `081234567890 (2 anak)`. Undefined if a digit is masked or misread: `0812345678O`, `0812 345 67 **`, `**
 * 812345678`.
 */
export const phoneAmongWords = (text: string): string | undefined => {
  const remark = REMARK.exec(text);
  const before = remark && LETTER.test(remark[0]) ? text.slice(0, remark.index) : text;
  const among = /\d/.test(before) ? before : text;
  const found = PHONE.exec(among);
  if (!found) return undefined;
  const [written] = found;
  const words = text.replace(written, ' ');
  if (!WORDS.test(words) || MASK.test(words)) return undefined;
  if (!ENDS.test(among.slice(found.index + written.length))) return undefined;
  // A mobile number that a program stored as a number has lost its leading zero, which is optional.
  const digits = written.replace(/^([1-9]\d*)[.,]0+$/, '$1');
  const phone = normalizePhone(digits.replace(/^\+?00/, '+'));
  return phone.ok ? phone.value : undefined;
};

const REMARK = /\([^()]*\)\s*$/;
const LETTER = /\p{L}/u;
const PHONE = /(?:\+?62\s*)?\(\+?\d+\).*\d|\+?\d(?:.*\d)?/s;
/** Words and their punctuation; any other character may stand for a digit. */
const WORDS = /^[\p{L}\d\s:.,;()[\]/|"'&-]*$/u;
/** Masked digits, or letters that may be misread digits. */
const MASK = /\.\s*\.|-\s*-|(?<!\p{L})(?:\p{L}|[xoilszbg]+)(?!\p{L})/iu;
const ENDS = /^(?:$|[\s;,()/:|"'\]>]|[.-](?:$|\s))/;
