import { err, ok, type Result } from '../kernel/index.ts';
import { joinedDigits } from './phone-groups.ts';
import type { AuthProblemCode } from './problems.ts';

// Product spec §5, after +62 or 62 is taken off: 8 and 8–11 digits, or 0 and 8–12 digits.
const MOBILE = /^(?:\+?62)?(8\d{8,11})$/;
// Fixed lines (021…) as well. No number begins with 00, and E.164 could not hold it. A mobile number with its country is no line of
// Kabanjahe, whose area is 0628: of `+62 62 812…` the country was written twice.
const TRUNK = /^(?:\+?62)?0((?!628\d{8})[1-9]\d{7,11})$/;
// Written internationally the trunk 0 falls away: +62 21 555 1234 is 021 555 1234.
const WITHOUT_TRUNK = /^\+62((?!628\d{8})[1-9]\d{7,11})$/;

// In one group, as nearly all are in a file.
const DIGITS = /^\+?\d+$/;
// A spreadsheet's or a program's number: its zero behind the point is no digit of the phone.
const DECIMAL = /^\+?\d+\.0+$/;

/** `0812-3456-7890`, `62812…`, `+62 812…` → `+6281234567890` (E.164). What it answers, it accepts again. */
export function normalizePhone(text: string): Result<string, AuthProblemCode> {
  const phone = asE164(digitsOfPhone(text) ?? '');
  if (phone !== undefined) return ok(phone);
  return err(/[^\s().-]/.test(text) ? 'DPAY_PHONE_INVALID' : 'DPAY_REQUIRED');
}

/** The digits of one number and the `+` before them; undefined where they may be more than one. */
export function digitsOfPhone(text: string): string | undefined {
  const written = text.trim();
  if (DIGITS.test(written)) return written;
  return DECIMAL.test(written) ? undefined : joinedDigits(written);
}

function asE164(digits: string): string | undefined {
  const national = (MOBILE.exec(digits) ?? TRUNK.exec(digits) ?? WITHOUT_TRUNK.exec(digits))?.[1];
  return national && `+62${national}`;
}
