import { hasHiddenInLines, HIDDEN_CHARACTER as HIDDEN } from '../kernel/index.ts';
import type { PayoutField } from './policy.ts';

const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');

// Nearly every cell: asked first, as a file has a hundred thousand of them.
const PLAIN = /^[ -~]*$/;
const LINES = /[\t-\r\u0085\u2028\u2029]+/g;
const WIDE_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** As amounts are written by this dashboard and by every browser. */
const AFTER_RP = /^(\s*rp\.?)\u00A0/i;

/** Whether a text holds what its reader does not see; in an amount also spaces that are no plain ones. */
export function hasHidden(text: string, field?: PayoutField): boolean {
  if (PLAIN.test(text)) return false;
  // No bank compares them.
  if (field === 'notes') return hasHiddenInLines(text);
  if (HIDDEN.test(text)) return true;
  return field === 'amount' && text.replace(AFTER_RP, '$1 ').search(WIDE_SPACE) >= 0;
}

/** Lines and tabs part what stands in them: they become a space, and two numbers never one. */
export function withoutHidden(text: string): string {
  return text.replaceAll(LINES, ' ').replaceAll(EVERY_HIDDEN, '').replaceAll(WIDE_SPACE, ' ').trim();
}

/** Whether two lines of it say something, or two parts beside a tab: two numbers, of which nobody makes one. */
export function saysTwoLines(text: string): boolean {
  return !PLAIN.test(text) && text.split(LINES).filter((line) => withoutHidden(line) !== '').length > 1;
}

// Scripts whose letters are taken for Latin ones, with the styled and wide letters that stand apart from all scripts.
const LOOK_ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\u{FF21}-\u{FF5A}\u{1D400}-\u{1D7FF}]/gu;
const LATIN = /[a-z\u00C0-\u024F]/i;

/** The letters of another script among Latin ones that look like them, each once; most names have none. */
export function lookAlikesIn(name: string): readonly string[] {
  if (PLAIN.test(name)) return [];
  const letters = name.match(LOOK_ALIKE);
  return letters && LATIN.test(name) ? [...new Set(letters)] : [];
}
