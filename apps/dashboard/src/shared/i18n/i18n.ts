import i18next, { type i18n as I18n } from 'i18next';

export type Language = 'id' | 'en';
export const LANGUAGES: readonly Language[] = ['id', 'en'];

/**
 * Words are added per feature by `defineLocale`, together with the feature's chunk. There is no fallback language:
 * a key that one language lacks fails the parity test, so a screen can never be a mix of two.
 */
export const i18n: I18n = i18next.createInstance();

void i18n.init({
  lng: 'id',
  fallbackLng: false,
  resources: {},
  ns: [],
  defaultNS: 'shared',
  initAsync: false,
  // React escapes; escaping twice would show &amp; to a person.
  interpolation: { escapeValue: false },
  returnNull: false,
});
