/** What a spreadsheet keeps of a number: those behind are zeros, whatever was typed. */
export const EXACT_DIGITS = 15;

/**
 * A stored number as spreadsheets show it: Java writes each as `1.5E7` or `50000.0`, which is no other number than 15000000 and 50000.
 * One that is not whole, or of which a spreadsheet keeps no digit beyond the fifteenth, stays as it is stored. Digits are moved, never
 * computed, so that none is rounded.
 */
export function wholeNumber(stored: string): string {
  // Nearly all: a file has a hundred thousand of them.
  if (!/[.e]/i.test(stored)) return stored;
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = STORED.exec(stored) ?? [];
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  if (digits === '' || /[1-9]/.test(digits.slice(Math.max(0, point)))) return stored;
  const shown = digits.slice(0, Math.max(0, point)).padEnd(point, '0').replace(/^0+/, '');
  if (shown === '') return '0';
  return shown.length > EXACT_DIGITS ? stored : `${sign}${shown}`;
}

// No number has a longer exponent.
const STORED = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;
