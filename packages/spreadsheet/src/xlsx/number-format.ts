import type { CellFormat } from '../cell.ts';
import { sectionsOf, type Section } from './format-sections.ts';

export interface CellStyle {
  readonly format: CellFormat;
  /** Of `zero-padded`: how many digits are shown at least. */
  readonly digits: number;
}

export const PLAIN: CellStyle = { format: 'plain', digits: 0 };
const ALTERED: CellStyle = { format: 'altered', digits: 0 };

/**
 * How a format shows a positive number. What it adds is held against what is known to change nothing: a word that nobody knows may be
 * another currency, or thousands of rupiah. Where it shows small numbers otherwise than large ones, it cannot be said for both.
 */
export function styleOf(code: string): CellStyle {
  if (code === '') return PLAIN;
  const [style = ALTERED, ...others] = ofPositives(sectionsOf(code)).map(styleOfSection);
  return others.every(({ format, digits }) => format === style.format && digits === style.digits)
    ? style
    : ALTERED;
}

/** Without a condition the first; else each whose condition a positive number may meet, up to the one that takes all that are left. */
function ofPositives(sections: readonly Section[]): readonly Section[] {
  if (!sections.some(({ condition }) => condition)) return sections.slice(0, 1);
  const numbers = sections.slice(0, 3).filter(({ shape }, at) => at === 0 || !shape.includes('@'));
  const all = numbers.findIndex(({ condition }) => condition?.everyPositive);
  return numbers
    .slice(0, all < 0 ? undefined : all + 1)
    .filter(({ condition }) => condition?.anyPositive ?? true);
}

function styleOfSection({ shape, before, inside, behind, isKnown }: Section): CellStyle {
  // Days are read as ISO 8601, whatever words stand around them.
  if (shape.includes('d')) return { format: 'date', digits: 0 };
  if (!isKnown || OTHER_NUMBER.test(shape) || !saysNothing(before, inside, behind)) return ALTERED;
  if (shape.includes('E')) return { format: 'scientific', digits: 0 };
  if (!/[0#?]/.test(shape)) return { format: 'text', digits: 0 };

  const [whole = ''] = shape.replaceAll(',', '').split('.');
  // Behind a zero every place shows a digit.
  const digits = whole.replaceAll('|', '').replace(/^[#?]*/, '').length;
  if (digits < FEWEST_OF_A_CODE && !isGrouped(whole)) return ALTERED;
  return digits > 1 ? { format: 'zero-padded', digits } : PLAIN;
}

/** Percentages, `0,` for thousands, fractions, and what shows nothing of the number. */
const OTHER_NUMBER = /%|[0#?],+(?![0#?])|[0#?]\/[0#?]|^[^0#?@]*$/;

/** Points among so many digits that are always shown part a number that is no amount: `000\.000\.0000`. */
const FEWEST_OF_A_CODE = 5;

/** A point or comma of the format's own stands where thousands are parted: `0\.00` would show 500.00 for 50000. */
const isGrouped = (whole: string) => /^\|*[0#?]*(?:\|[0#?]{3})*\|*$/.test(whole);

/** Rupiah, and signs that change no number; a minus before it and brackets around it make it another. */
function saysNothing(before: string, inside: string, behind: string): boolean {
  const [front, back] = [before, behind].map((text) => text.replaceAll(RUPIAH, '').replaceAll(/\s/g, ''));
  if (front === undefined || back === undefined) return false;
  if (MINUS.test(front) || (front.endsWith('(') && back.startsWith(')'))) return false;
  return [front, inside, back].every((text) => SIGNS.test(text));
}

/** The words that the title of an amount may have too (`HARMLESS` of the rules for payouts), as far as they name its unit. */
const RUPIAH = /(?<![\p{L}\p{N}])(?:rp|idr|rupiah)(?![\p{L}\p{N}])/giu;
const MINUS = /^[-\u2010-\u2015\u2212]$/;
/** `,-` and `,=` behind an amount, dashes between the digits of an account. Whatever is not here may say anything. */
const SIGNS = /^[\s\-\u2010-\u2015\u2212+().,:=*'|/#[\]{}]*$/;
