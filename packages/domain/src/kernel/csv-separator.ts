import type { Language } from './language.ts';

export type CsvSeparator = ';' | ',';

/** Excel opens a csv by the list separator of the computer: `;` with Indonesian settings, where a comma separates decimals. */
export const csvSeparator = (language: Language): CsvSeparator => (language === 'id' ? ';' : ',');
