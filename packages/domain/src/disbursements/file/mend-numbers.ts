import { digitsOfPhone } from '../../auth/index.ts';
import { lengthsOf } from '../../sheets/index.ts';
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

const THOUSANDS = /^[123](?:-3)+(?:-[12])?$/;
