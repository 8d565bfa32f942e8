import type { Language } from '../text/language.ts';

/** `Rp 1.234.567` with a no-break space; English groups with commas: `Rp 1,234,567`. A negative amount is `−Rp 25.000`. */
export const formatRupiah = (amount: number, language: Language): string =>
  `${signOf(amount)}Rp\u00a0${WHOLE[language].format(Math.abs(amount))}`;

/** `4.053` payments; English: `4,053`. */
export const formatCount = (count: number, language: Language): string =>
  `${signOf(count)}${WHOLE[language].format(Math.abs(count))}`;

/** `13,4%` with at most one decimal; English: `13.4%`. */
export const formatPercent = (percent: number, language: Language): string =>
  `${signOf(percent)}${ONE_DECIMAL[language].format(Math.abs(percent))}%`;

/** `Rp 9,3 jt`, only where space is short: the exact amount must be nearby or on hover. English: `Rp 9.3 m`. */
export const formatRupiahShort = (amount: number, language: Language): string => {
  const size = Math.abs(amount);
  const unit = UNITS.find(({ from }) => size >= from);
  if (!unit) return formatRupiah(amount, language);
  return `${signOf(amount)}Rp\u00a0${ONE_DECIMAL[language].format(size / unit.from)}\u00a0${unit[language]}`;
};

const UNITS = [
  { from: 1_000_000_000_000, id: 'T', en: 'tn' },
  { from: 1_000_000_000, id: 'M', en: 'bn' },
  { from: 1_000_000, id: 'jt', en: 'm' },
  { from: 1_000, id: 'rb', en: 'k' },
] as const;

/** The minus sign (U+2212): as wide as a digit, and not a hyphen or line-break opportunity. */
const signOf = (value: number): string => (value < 0 ? '\u2212' : '');

const WHOLE = {
  id: /* @__PURE__ */ new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }),
  en: /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
};
const ONE_DECIMAL = {
  id: /* @__PURE__ */ new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }),
  en: /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
};
