import { atom } from 'jotai';
import { type Language } from '../i18n/i18n.ts';
import { changeLanguage } from '../i18n/locale.ts';
import { readSetting, writeSetting } from '../lib/settings.ts';

export const storedLanguage = (): Language => (readSetting('language') === 'en' ? 'en' : 'id');

const chosen = atom<Language>(storedLanguage());

/** Indonesian unless the user chose English. The choice outlives the session. */
export const languageAtom = atom(
  (get) => get(chosen),
  async (_get, set, language: Language) => {
    await changeLanguage(language);
    writeSetting('language', language);
    set(chosen, language);
  },
);
