import { err, ok, type Result } from '../kernel/index.ts';
import { joinedDigits } from './phone-groups.ts';
import type { AuthProblemCode } from './problems.ts';

// Product spec §5, after +62 or 62 is taken off: 8 and 8–11 digits, or 0 and 8–12 digits.
const MOBILE = /^8\d{8,11}$/;
// The second branch lets fixed lines (021…) pass. No number begins with 00, and E.164 could not hold it.
const TRUNK = /^0[1-9]\d{7,11}$/;

// A spreadsheet's or a program's number: its zero behind the point is no digit of the phone.
const DECIMAL = /^\+?\d+\.0+$/;

/** `0812-3456-7890`, `62812…`, `+62 812…` → `+6281234567890` (E.164). What it answers, it accepts again. */
export function normalizePhone(text: string): Result<string, AuthProblemCode> {
  if (text.replaceAll(/[\s().-]/g, '') === '') return err('DPAY_REQUIRED');
  const phone = asE164(digitsOfPhone(text) ?? '');
  return phone === undefined ? err('DPAY_PHONE_INVALID') : ok(phone);
}

/** The digits of one number and the `+` before them; undefined where they may be more than one. */
export function digitsOfPhone(text: string): string | undefined {
  const written = text.trim();
  return DECIMAL.test(written) ? undefined : joinedDigits(written, (digits) => asE164(digits) !== undefined);
}

function asE164(digits: string): string | undefined {
  const national = digits.replace(/^\+?62/, '');
  if (MOBILE.test(national)) return `+62${national}`;
  if (TRUNK.test(national)) return `+62${national.slice(1)}`;
  // Written internationally the trunk 0 falls away: +62 21 555 1234 is 021 555 1234.
  return digits.startsWith('+62') && TRUNK.test(`0${national}`) ? `+62${national}` : undefined;
}
