import { err, ok, type Result } from '../kernel/index.ts';
import { joinedDigits } from './phone-groups.ts';
import type { AuthProblemCode } from './problems.ts';

// Product spec §5, after removing +62 or 62: 8 and 8–11 digits, or 0 and 8–12 digits.
const MOBILE = /^(?:\+?62)?(8\d{8,11})$/;
// Includes fixed lines (021…). No number starts with 00, and E.164 could not represent it. `+62 62 812…` repeats the country: it is not
// a line in Kabanjahe, whose area code is 0628.
const TRUNK = /^(?:\+?62)?0((?!628\d{8})[1-9]\d{7,11})$/;
// In international form the trunk 0 is dropped: +62 21 555 1234 is 021 555 1234.
const WITHOUT_TRUNK = /^\+62((?!628\d{8})[1-9]\d{7,11})$/;

// Most numbers in a file are a single group.
const DIGITS = /^\+?\d+$/;
// A number that a spreadsheet or program stored as a decimal: `.0` is not part of the phone number.
const DECIMAL = /^\+?\d+\.0+$/;

/** `0812-3456-7890`, `62812…`, `+62 812…` → `+6281234567890` (E.164). Accepts its own output. */
export const normalizePhone = (text: string): Result<string, AuthProblemCode> => {
  const phone = asE164(digitsOfPhone(text) ?? '');
  if (phone !== undefined) return ok(phone);
  return err(/[^\s().-]/.test(text) ? 'DPAY_PHONE_INVALID' : 'DPAY_REQUIRED');
};

/** The digits of one number with its leading `+`; undefined if the text may contain more than one number. */
export const digitsOfPhone = (text: string): string | undefined => {
  const written = text.trim();
  if (DIGITS.test(written)) return written;
  return DECIMAL.test(written) ? undefined : joinedDigits(written);
};

const asE164 = (digits: string): string | undefined => {
  const national = (MOBILE.exec(digits) ?? TRUNK.exec(digits) ?? WITHOUT_TRUNK.exec(digits))?.[1];
  return national && `+62${national}`;
};
