import type { CellFormat } from '../cell.ts';
import { sectionsOf, type Section } from './format-sections.ts';

export type CellStyle = {
  readonly format: CellFormat;
  /** For `zero-padded`: the minimum number of digits. */
  readonly digits: number;
};

export const PLAIN: CellStyle = { format: 'plain', digits: 0 };
const ALTERED: CellStyle = { format: 'altered', digits: 0 };

/**
 * How a format displays a positive number. Literals must be known to be harmless: an unknown word may be another currency, or thousands
 * of rupiah. If small and large numbers are displayed differently, the format is not plain.
 */
export const styleOf = (code: string): CellStyle => {
  if (code === '') return PLAIN;
  const [style = ALTERED, ...others] = ofPositives(sectionsOf(code)).map(styleOfSection);
  return others.every(({ format, digits }) => format === style.format && digits === style.digits)
    ? style
    : ALTERED;
};

/**
 * Without conditions, the first section; otherwise every section whose condition a positive number may match, up to the one for all
 * others.
 */
const ofPositives = (sections: readonly Section[]): readonly Section[] => {
  if (!sections.some(({ condition }) => condition)) return sections.slice(0, 1);
  const numbers = sections.slice(0, 3).filter(({ shape }, at) => at === 0 || !shape.includes('@'));
  const all = numbers.findIndex(({ condition }) => condition?.everyPositive);
  return numbers
    .slice(0, all < 0 ? undefined : all + 1)
    .filter(({ condition }) => condition?.anyPositive ?? true);
};

const styleOfSection = ({ shape, before, inside, behind, isKnown }: Section): CellStyle => {
  // Dates are read as ISO 8601, whatever literals surround them.
  if (shape.includes('d')) return { format: 'date', digits: 0 };
  if (!isKnown || OTHER_NUMBER.test(shape) || !saysNothing(before, inside, behind)) return ALTERED;
  if (shape.includes('E')) return { format: 'scientific', digits: 0 };
  if (!/[0#?]/.test(shape)) return { format: 'text', digits: 0 };

  const [whole = ''] = shape.replaceAll(',', '').split('.');
  // After a zero, every placeholder shows a digit.
  const digits = whole.replaceAll('|', '').replace(/^[#?]*/, '').length;
  if (digits < FEWEST_OF_A_CODE && !isGrouped(whole)) return ALTERED;
  return digits > 1 ? { format: 'zero-padded', digits } : PLAIN;
};

/** Percentages, `0,` for thousands, fractions, and formats that hide the number. */
const OTHER_NUMBER = /%|[0#?],+(?![0#?])|[0#?]\/[0#?]|^[^0#?@]*$/;

/** With this many mandatory digits, points separate parts of a code, not of an amount: `000\.000\.0000`. */
const FEWEST_OF_A_CODE = 5;

/** Literal points or commas at the thousands positions: `0\.00` would show 500.00 for 50000. */
const isGrouped = (whole: string) => /^\|*[0#?]*(?:\|[0#?]{3})*\|*$/.test(whole);

/** Rupiah and harmless characters; a leading minus or brackets change the number. */
const saysNothing = (before: string, inside: string, behind: string): boolean => {
  const [front, back] = [before, behind].map((text) => text.replaceAll(RUPIAH, '').replaceAll(/\s/g, ''));
  if (front === undefined || back === undefined) return false;
  if (MINUS.test(front) || (front.endsWith('(') && back.startsWith(')'))) return false;
  return [front, inside, back].every((text) => SIGNS.test(text));
};

/** Words also accepted in an amount's title (`HARMLESS` in the payout rules) that name its unit. */
const RUPIAH = /(?<![\p{L}\p{N}])(?:rp|idr|rupiah)(?![\p{L}\p{N}])/giu;
const MINUS = /^[-\u2010-\u2015\u2212]$/;
/** `,-` and `,=` after an amount, dashes between the digits of an account. Anything else may change the meaning. */
const SIGNS = /^[\s\-\u2010-\u2015\u2212+().,:=*'|/#[\]{}]*$/;
