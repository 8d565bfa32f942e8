/** Used by the settings pages: the link back. */
export { settingsLocale } from './locales/index.ts';
