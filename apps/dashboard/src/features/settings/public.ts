/** Used by the settings pages: the link back. */
export { settingsLocale } from './locales/index.ts';
/** Used by search: the pages that the overview lists. */
export { SETTINGS_PAGES } from './presentation/settings-pages.ts';
