import { emailProblem, normalizePhone } from '../auth/index.ts';
import { parseRupiah } from '../kernel/index.ts';

/** Number of digits in each part. */
export const lengthsOf = (parts: readonly string[]): string => parts.map(({ length }) => length).join('-');

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

/** `mailto:budi@contoh.id;`, `Budi <budi@contoh.id>`, `budi @contoh.id`: the one address in the text. */
export const addressIn = (text: string): string | undefined => {
  const [, inside = text] = /^[^<>@]*<([^<>]+)>[\s.,;]*$/.exec(text) ?? [];
  const words = inside
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/[\s.,;]+$/, '')
    .split(/\s+/);
  const isOne = words.every((word, n) => n === 0 || word.startsWith('@') || words[n - 1]?.endsWith('@'));
  const address = words.join('');
  return isOne && !emailProblem(address) ? address : undefined;
};
