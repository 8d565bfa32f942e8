import { parseRupiah, type Rupiah } from '../../kernel/index.ts';
import type { Direction } from '../types.ts';

export type StatementAmount = {
  readonly amount: Rupiah;
  readonly sen: number;
  readonly isNegative: boolean;
  /** What `CR`, `DB` or a sign beside the digits says; undefined if there is none. */
  readonly direction: Direction | undefined;
};

const MARKS: Readonly<Record<string, Direction>> = {
  cr: 'in',
  c: 'in',
  k: 'in',
  kr: 'in',
  kredit: 'in',
  credit: 'in',
  masuk: 'in',
  db: 'out',
  d: 'out',
  dr: 'out',
  dbt: 'out',
  debit: 'out',
  debet: 'out',
  keluar: 'out',
};

/** What a mark such as `CR`, `DB`, `K` or `Kredit` means. */
export const directionOfMark = (text: string): Direction | undefined =>
  MARKS[text.trim().toLowerCase().replaceAll('.', '')];

// `Rp 1.000.000,00 CR`, `DB 50,000.00`, `-1500.5`, `(1,000.00)`, `1.000.000,-`.
const WRITTEN = /^(\(?)([-+]?)\s*(?:(?:rp|idr)\.?\s*)?([-+]?)([\d.,]+?)(?:,-{1,2})?(\)?)([-+]?)$/i;
/** One or two digits after a point or comma: a group has three. */
const DECIMALS = /^(\d*|[\d.]*\d|[\d,]*\d)([.,])(\d{1,2})$/;
const MARK_BESIDE = /^(?:([a-z]{1,6})\.?\s+)?(.*?\d[).,-]*)(?:\s*([a-z]{1,6})\.?)?$/i;
const CURRENCY = /\b(?!IDR\b)(USD|SGD|EUR|JPY|AUD|CNY|CNH|HKD|GBP|MYR|THB|SAR|CHF|KRW)\b|(?:US)?\$|€|¥|£/i;

/** The foreign currency that a text names. */
export const foreignCurrencyIn = (text: string): string | undefined =>
  CURRENCY.exec(text)?.[0]
    .toUpperCase()
    .replace(/^US\$$|^\$$/, 'USD');

/**
 * An amount as banks write it, in Indonesian or English: `1.500.000,00`, `1,500,000.00`, `1500000.5`, `.00`, with `CR` or `DB` beside it.
 * Null if it is none. The whole rupiah are read as everywhere else; only the hundredths are added.
 */
export const readStatementAmount = (text: string): StatementAmount | null => {
  const [, before, digits = '', behind] =
    MARK_BESIDE.exec(text.replaceAll(/[\u00A0\u202F]/g, ' ').trim()) ?? [];
  const marks = [before, behind].filter((mark) => mark !== undefined && !/^(?:rp|idr)$/i.test(mark));
  const directions = marks.map((mark) => directionOfMark(mark ?? ''));
  if (marks.length > 1 || (marks.length === 1 && !directions[0])) return null;

  const [, open = '', ...parts] = WRITTEN.exec(digits.trim()) ?? [];
  const [first = '', second = '', number, close = '', last = ''] = parts;
  if (number === undefined || (open === '') !== (close === '')) return null;
  const signs = [first, second, last, open && '-'].filter((sign) => sign !== '');
  if (signs.length > 1) return null;
  const read = wholeAndSen(number);
  return read && { ...read, isNegative: signs[0] === '-', direction: directions[0] };
};

const wholeAndSen = (number: string): Pick<StatementAmount, 'amount' | 'sen'> | null => {
  const [, whole = number, separator, decimals = ''] = DECIMALS.exec(number) ?? [];
  // `1.000.50` groups and ends with the same sign.
  if (separator && whole.includes(separator)) return null;
  const amount = parseRupiah(whole === '' ? '0' : whole.replace(/^0+(?=\d)/, ''));
  return amount.ok ? { amount: amount.value, sen: Number(decimals.padEnd(2, '0')) } : null;
};
