import type { Language } from '../../i18n/i18n.ts';
import { defineLocale } from '../../i18n/locale.ts';
import { loadProblemWords } from '../../i18n/problem-words.ts';

/** Why something cannot be done now, and when it can. */
export const policyLocale = defineLocale('policy', {
  id: () => withReasons('id', import('./id.json')),
  en: () => withReasons('en', import('./en.json')),
});

/** What stands in the way is known at the first frame, and said in it: words that came later would move the page. */
async function withReasons<Words>(language: Language, words: Promise<Words>): Promise<Words> {
  await loadProblemWords(language).catch(() => undefined);
  return words;
}
