import i18next, { type i18n as I18n } from 'i18next';

export type Language = 'id' | 'en';
export const LANGUAGES: readonly Language[] = ['id', 'en'];

/**
 * Each feature adds its texts with `defineLocale`, loaded with its chunk. There is no fallback language:
 * a key missing in one language fails the parity test, so a screen never mixes languages.
 */
export const i18n: I18n = i18next.createInstance();

void i18n.init({
  lng: 'id',
  fallbackLng: false,
  resources: {},
  ns: [],
  defaultNS: 'shared',
  initAsync: false,
  // React already escapes. Escaping twice would display &amp;.
  interpolation: { escapeValue: false },
  returnNull: false,
});
