import type { Language } from './language.ts';

export type CsvSeparator = ';' | ',';

/** Excel uses the computer's list separator for csv: `;` with Indonesian settings, where a comma is the decimal separator. */
export const csvSeparator = (language: Language): CsvSeparator => (language === 'id' ? ';' : ',');
