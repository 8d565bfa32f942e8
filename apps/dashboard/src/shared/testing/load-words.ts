import { i18n, type Language, LANGUAGES } from '../i18n/i18n.ts';
import { changeLanguage } from '../i18n/locale.ts';
import { loadProblemWords } from '../i18n/problem-words.ts';

type Words = { default: object };

/** Loads the texts of all features, because stories and tests render pages without the router that would load them. */
export const loadAllWords = async (language: Language = 'id'): Promise<void> => {
  const files = import.meta.glob<Words>('../../**/locales/*.json', { eager: true });
  for (const [file, words] of Object.entries(files)) {
    const [, folder, name] = /([^/]+)\/locales\/(\w+)\.json$/.exec(file) ?? [];
    const known = LANGUAGES.find((candidate) => candidate === name);
    const feature = folder === 'i18n' ? 'shared' : folder;
    // Add them all at once, because each addition rerenders every component with texts.
    if (feature && known && !i18n.hasResourceBundle(known, feature))
      i18n.addResourceBundle(known, feature, words.default);
  }
  await Promise.all(LANGUAGES.map(loadProblemWords));
  await changeLanguage(language);
};
