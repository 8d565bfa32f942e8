import { showPhone } from '@dasbor/domain/auth';
import type { CustomerField } from '@dasbor/domain/customers';
import { useLanguage } from '../../../shared/i18n/use-t.ts';
import { countryNames } from './countries.ts';

/** A field's value for display: numbers in groups, countries by name. */
export const useFieldText = (): ((field: CustomerField, value: string | null) => string) => {
  const nameOf = countryNames(useLanguage());
  return (field, value) => {
    if (value === null) return '–';
    if (field === 'mobile') return showPhone(value);
    return field === 'country' ? nameOf(value) : value;
  };
};
