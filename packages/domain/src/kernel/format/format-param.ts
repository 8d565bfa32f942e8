import { formatCount } from './format-number.ts';
import type { Language } from '../text/language.ts';

/**
 * Params of a problem or issue whose number is a name, not a count: port 10080, row 12045 of a file, a 2048-bit key. `pnpm gen` copies
 * the list to the SDK; the contract lint requires every other number to be a count.
 */
export const NAMING_PARAMS: ReadonlySet<string> = /* @__PURE__ */ new Set(['minimum_bits', 'port', 'row']);

/** A param for display: counts and amounts in groups, `10.000`; naming numbers unchanged, `10080`. */
export const formatParam = (name: string, value: string | number, language: Language): string => {
  if (typeof value === 'string') return value;
  return NAMING_PARAMS.has(name) ? String(value) : formatCount(value, language);
};
