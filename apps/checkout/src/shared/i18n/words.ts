import { type Language, useLanguage } from './language.tsx';

type Values = Readonly<Record<string, string | number>>;

/** The texts of one folder `locales/`: `const useT = wordsOf({ id, en })`, then `t('open.title', { name })`. */
export const wordsOf =
  <const Words extends Readonly<Record<string, string>>>(words: Readonly<Record<Language, Words>>) =>
  () => {
    const { language } = useLanguage();
    return (key: keyof Words & string, values: Values = {}): string => fill(words[language][key], values);
  };

const fill = (text: string | undefined, values: Values): string =>
  (text ?? '').replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
