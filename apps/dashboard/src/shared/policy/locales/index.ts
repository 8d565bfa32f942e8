import type { Language } from '../../i18n/i18n.ts';
import { defineLocale } from '../../i18n/locale.ts';
import { loadProblemWords } from '../../i18n/problem-words.ts';

/** Why an action is unavailable now, and when it becomes available. */
export const policyLocale = defineLocale('policy', {
  id: () => withReasons('id', import('./id.json')),
  en: () => withReasons('en', import('./en.json')),
});

/** Loaded before the first frame, because texts that load later would shift the page. */
const withReasons = async <Words>(language: Language, words: Promise<Words>): Promise<Words> => {
  await loadProblemWords(language).catch(() => undefined);
  return words;
};
