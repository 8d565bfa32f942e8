// As people write amounts. `m` is a milliar: in Indonesian, a million is `jt`.
const UNITS: Readonly<Record<string, number>> = {
  rb: 1e3,
  ribu: 1e3,
  k: 1e3,
  jt: 1e6,
  juta: 1e6,
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
  t: 1e12,
  triliun: 1e12,
};

const WRITTEN = /^(rp\.?|idr)?\s*(\d[\d.,\s]*?)(?:,-)?\s*([a-z]+)?$/;
/** `1.200`, `1,200` or `1 200`: one kind of separator, always before three digits. */
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:\s\d{3})+)$/;
const PLAIN = /^\d+$/;
const NO_CENTS = /[.,]00$/;
/** Before a unit: `1,2` or `1.2`. A comma is always the decimal sign, a point before three digits is not. */
const DECIMAL = /^(\d+)(?:,(\d{1,6})|\.(\d{1,2}))$/;

/** Fewer digits are more often the start of an id or number than an amount. */
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 15;

/** The amount that a search means: `1.200`, `Rp 500`, `500rb`, `1,2 jt`; undefined for anything else. */
export const amountOf = (text: string): number | undefined => {
  const [, currency, figures = '', unit] = WRITTEN.exec(text.trim().toLowerCase()) ?? [];
  const written = figures.trim();
  if (unit !== undefined) return Object.hasOwn(UNITS, unit) ? inUnits(written, UNITS[unit] ?? 1) : undefined;
  const digits = wholeDigits(written.replace(NO_CENTS, ''));
  const isMeant = currency !== undefined || (digits !== undefined && digits.length >= FEWEST_DIGITS);
  return digits !== undefined && isMeant ? within(Number(digits), digits) : undefined;
};

const inUnits = (written: string, unit: number): number | undefined => {
  const whole = wholeDigits(written.replace(/,(?=\d{3}$)/, '_'));
  if (whole !== undefined) return within(Number(whole) * unit, String(Number(whole) * unit));
  const [, before, after, alsoAfter] = DECIMAL.exec(written) ?? [];
  if (before === undefined) return undefined;
  const decimals = after ?? alsoAfter ?? '';
  const amount = (Number(before + decimals) * unit) / 10 ** decimals.length;
  return Number.isInteger(amount) ? within(amount, String(amount)) : undefined;
};

const wholeDigits = (written: string): string | undefined => {
  if (!PLAIN.test(written) && !GROUPED.test(written)) return undefined;
  const digits = written.replaceAll(/\D/g, '');
  // A number that begins with 0 is one of a phone or an account.
  return digits.startsWith('0') ? undefined : digits;
};

const within = (amount: number, digits: string): number | undefined =>
  amount > 0 && digits.length <= MOST_DIGITS ? amount : undefined;
