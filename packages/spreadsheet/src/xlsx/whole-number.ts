/** The precision of a spreadsheet number: later digits are stored as zeros. */
export const EXACT_DIGITS = 15;

/**
 * A stored number as spreadsheets display it: Java writes `1.5E7` or `50000.0` for 15000000 and 50000. Stays as stored if it is not an
 * integer or has more than fifteen digits. Digits are moved, never computed, so nothing is rounded.
 */
export const wholeNumber = (stored: string): string => {
  // The common case: a file has a hundred thousand numbers.
  if (!/[.e]/i.test(stored)) return stored;
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = STORED.exec(stored) ?? [];
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  if (digits === '' || /[1-9]/.test(digits.slice(Math.max(0, point)))) return stored;
  const shown = digits.slice(0, Math.max(0, point)).padEnd(point, '0').replace(/^0+/, '');
  if (shown === '') return '0';
  return shown.length > EXACT_DIGITS ? stored : `${sign}${shown}`;
};

// No number has a longer exponent.
const STORED = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;
