import { COUNTRIES } from '@dasbor/domain/customers';
import type { Language } from '@dasbor/domain/kernel';
import type { SearchOption } from '../../../shared/forms/search-options.ts';

/** The names of countries in the reader's language. The browser knows them. */
export const countryNames = (language: Language): ((code: string) => string) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return (code) => (COUNTRIES.includes(code) ? (names.of(code) ?? code) : code);
};

/** Indonesia first, then by name. */
export const countryOptions = (language: Language): readonly SearchOption[] => {
  const nameOf = countryNames(language);
  const options = COUNTRIES.map((value) => ({ value, label: nameOf(value), also: [value] }));
  const isHome = ({ value }: SearchOption) => value === 'ID';
  return [
    ...options.filter(isHome),
    ...options.filter((one) => !isHome(one)).toSorted((a, b) => a.label.localeCompare(b.label, language)),
  ];
};
