import { currentLanguage } from '../i18n/locale.ts';
import { savedViewsLocale } from './locales/index.ts';

/** The panel with its texts. */
export const loadPanel = async () => {
  const [panel] = await Promise.all([
    import('./saved-views-panel.tsx'),
    savedViewsLocale.load(currentLanguage()),
  ]);
  return panel;
};
