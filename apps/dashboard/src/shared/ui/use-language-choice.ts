import { useAtom } from 'jotai';
import type { Language } from '../i18n/i18n.ts';
import { languageAtom } from '../state/language.ts';
import { useSayUnfetched } from './use-say-unfetched.ts';

/** Where the words of the other language cannot be fetched, all stays as it is, and that is said. */
export function useLanguageChoice(): [Language, (language: Language) => void] {
  const say = useSayUnfetched();
  const [language, setLanguage] = useAtom(languageAtom);
  const choose = (next: Language) => void setLanguage(next).catch(say);
  return [language, choose];
}
