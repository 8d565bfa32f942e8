import { formatCount } from './format-number.ts';
import type { Language } from './language.ts';

/**
 * Params of a problem or an issue whose number is a name and no count: port 10080, row 12045 of a file, a key of 2048 bits. The SDK gets
 * the list by `pnpm gen`; the lint asks of every other number of the contract that it counts something.
 */
export const NAMING_PARAMS: ReadonlySet<string> = /* @__PURE__ */ new Set(['minimum_bits', 'port', 'row']);

/** A param as it is said: counts and amounts in groups, `10.000`; names as they are, `10080`. */
export function formatParam(name: string, value: string | number, language: Language): string {
  if (typeof value === 'string') return value;
  return NAMING_PARAMS.has(name) ? String(value) : formatCount(value, language);
}
