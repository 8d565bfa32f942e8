import type { Language } from './language.ts';

/** `Rp 1.234.567` with a no-break space; English groups by commas: `Rp 1,234,567`. Taken away is `−Rp 25.000`. */
export function formatRupiah(amount: number, language: Language): string {
  return `${signOf(amount)}Rp\u00a0${WHOLE[language].format(Math.abs(amount))}`;
}

/** `4.053` payments; English: `4,053`. */
export function formatCount(count: number, language: Language): string {
  return `${signOf(count)}${WHOLE[language].format(Math.abs(count))}`;
}

/** `13,4%` with one decimal at most; English: `13.4%`. */
export function formatPercent(percent: number, language: Language): string {
  return `${signOf(percent)}${ONE_DECIMAL[language].format(Math.abs(percent))}%`;
}

/**
 * `Rp 9,3 jt` where there is no room for every digit, and only there: the exact amount stands beside it or on hover.
 * English: `Rp 9.3 m`.
 */
export function formatRupiahShort(amount: number, language: Language): string {
  const size = Math.abs(amount);
  const unit = UNITS.find(({ from }) => size >= from);
  if (!unit) return formatRupiah(amount, language);
  return `${signOf(amount)}Rp\u00a0${ONE_DECIMAL[language].format(size / unit.from)}\u00a0${unit[language]}`;
}

const UNITS = [
  { from: 1_000_000_000_000, id: 'T', en: 'tn' },
  { from: 1_000_000_000, id: 'M', en: 'bn' },
  { from: 1_000_000, id: 'jt', en: 'm' },
  { from: 1_000, id: 'rb', en: 'k' },
] as const;

/** The minus of figures (U+2212): as wide as a digit, and never taken for a hyphen or broken after. */
function signOf(value: number): string {
  return value < 0 ? '\u2212' : '';
}

const WHOLE = {
  id: /* @__PURE__ */ new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }),
  en: /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
};
const ONE_DECIMAL = {
  id: /* @__PURE__ */ new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }),
  en: /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
};
