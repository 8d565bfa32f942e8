/** Used by the settings pages: the link back. */
export { settingsLocale } from './locales/index.ts';
/** Used by search: the pages that the overview lists. */
export { isSettingsPage, SETTINGS_PAGES } from './pages/settings-pages.ts';
