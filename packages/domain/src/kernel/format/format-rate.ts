import type { Language } from '../text/language.ts';

/** `1,665%`: a rate in hundredths of a percent, with at most three decimals; English: `1.665%`. */
export const formatRate = (basisPoints: number, language: Language): string =>
  `${THREE_DECIMALS[language].format(basisPoints / 100)}%`;

const THREE_DECIMALS = {
  id: /* @__PURE__ */ new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 }),
  en: /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }),
};
