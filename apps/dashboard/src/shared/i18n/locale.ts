import type { Namespace } from './i18next.d.ts';
import { i18n, type Language } from './i18n.ts';

type Words = { default: object };
type Loaders = Record<Language, () => Promise<Words>>;

export type Locale = {
  namespace: Namespace;
  /** Loads the texts of one language, once. */
  load: (language: Language) => Promise<void>;
};

/** Locales used so far. A language change loads only these. */
const inUse = new Set<Locale>();

/**
 * A feature's texts, loaded in parallel with its page chunk:
 *
 *     export const ordersLocale = defineLocale('orders', {
 *       id: () => import('./id.json'),
 *       en: () => import('./en.json'),
 *     });
 */
export const defineLocale = (namespace: Namespace, loaders: Loaders): Locale => {
  const locale: Locale = {
    namespace,
    load: async (language) => {
      inUse.add(locale);
      if (i18n.hasResourceBundle(language, namespace)) return;
      const words = await loaders[language]();
      i18n.addResourceBundle(language, namespace, words.default);
    },
  };
  return locale;
};

/** Loads the texts before it switches, so that keys are never displayed. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await Promise.all([...inUse].map((locale) => locale.load(language)));
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
};

export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'id');
