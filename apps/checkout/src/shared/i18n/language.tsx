import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { readKept, writeKept } from '../lib/storage.ts';

export type Language = 'id' | 'en';
type Choice = { language: Language; choose: (language: Language) => void };

const LanguageContext = createContext<Choice>({ language: 'id', choose: () => undefined });
const KEY = 'dasbor.checkout.language';

export const useLanguage = (): Choice => useContext(LanguageContext);

type LanguageProviderProps = { given: Language | undefined; children: ComponentChildren };

/** Indonesian, unless this customer chose English on this device. */
export const LanguageProvider = ({ given, children }: LanguageProviderProps) => {
  const [language, setLanguage] = useState<Language>(
    () => given ?? (readKept('local', KEY) === 'en' ? 'en' : 'id'),
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    writeKept('local', KEY, chosen);
    setLanguage(chosen);
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
};
