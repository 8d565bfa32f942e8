/** What the pages below the settings use of them: the way up. */
export { settingsLocale } from './locales/index.ts';
/** And what search uses: which pages the overview lists. */
export { isSettingsPage, SETTINGS_PAGES } from './pages/settings-pages.ts';
