/** What the pages below the settings use of them: the way up. */
export { settingsLocale } from './locales/index.ts';
export { settingsPaths } from './paths.ts';
