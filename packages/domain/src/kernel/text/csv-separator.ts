import type { Language } from './language.ts';

export type CsvSeparator = ';' | ',';

/** Excel uses the computer's list separator for csv: `;` with Indonesian settings, where a comma is the decimal separator. */
export const csvSeparator = (language: Language): CsvSeparator => (language === 'id' ? ';' : ',');

/** A number with decimals as Excel reads it in a csv of this language: `1234.56` → `1234,56` in Indonesian. */
export const csvDecimal = (number: string, language: Language): string =>
  language === 'id' ? number.replace('.', ',') : number;
