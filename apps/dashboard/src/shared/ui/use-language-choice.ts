import { useAtom } from 'jotai';
import type { Language } from '../i18n/i18n.ts';
import { languageAtom } from '../state/language.ts';
import { useSayUnfetched } from './use-say-unfetched.ts';

/** If the other language's texts fail to load, keeps the current language and reports it. */
export const useLanguageChoice = (): [Language, (language: Language) => void] => {
  const say = useSayUnfetched();
  const [language, setLanguage] = useAtom(languageAtom);
  const choose = (next: Language) => void setLanguage(next).catch(say);
  return [language, choose];
};
