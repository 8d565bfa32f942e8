import type { Mode, NavItem } from '@dasbor/domain/access';
import { useAtom } from 'jotai';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { THEMES, themeAtom } from '../../../shared/state/theme.ts';
import { useLanguageChoice } from '../../../shared/ui/use-language-choice.ts';
import type { SearchHit } from '../api/use-search.ts';
import { type Choice, matching } from './choices.ts';
import { offeredTo } from './offered.ts';
import { NAV_WORDS, PLACES, RUN_WORDS, type RunKey } from './places.ts';
import { isKnown, useHitChoice } from './use-hit-choice.ts';

export type Surroundings = {
  /** The user's sidebar entries. */
  pages: readonly NavItem[];
  /** The modes that the user can switch to. */
  modes: readonly Mode[];
  onChooseMode: (mode: Mode) => void;
  onShowShortcuts: () => void;
  onSignOut: () => void;
};

/** Before any input: the sidebar and the actions. Everything else needs a query. */
export const useChoices = (
  text: string,
  hits: readonly SearchHit[],
  around: Surroundings,
): readonly Choice[] => {
  const t = useT('search');
  // The texts of the shell, which always contains the palette.
  const app = useT('app');
  const toHit = useHitChoice();
  const session = useSession();
  const person = { ...useWho(), preset: session.merchant_subaccount_preset, pages: around.pages };
  const [language, chooseLanguage] = useLanguageChoice();
  const [theme, setTheme] = useAtom(themeAtom);

  const pages = around.pages.map(({ key, path }): Choice => ({
    key: path,
    group: 'pages',
    title: app(`nav.${key}`),
    words: NAV_WORDS[key],
    to: path,
  }));
  const places = offeredTo(person).map(({ key, to }): Choice => {
    const { group, words } = PLACES[key];
    return { key, group, title: t(`place.${key}`), words, to };
  });
  const action = (key: RunKey, run: () => void): Choice => ({
    key,
    group: 'actions',
    title: t(`action.${key}`),
    words: RUN_WORDS[key],
    run,
  });
  const actions = [
    ...around.modes.map((mode) => action(mode, () => around.onChooseMode(mode))),
    action('language', () => chooseLanguage(language === 'id' ? 'en' : 'id')),
    ...THEMES.filter((other) => other !== theme).map((other) => action(other, () => setTheme(other))),
    action('shortcuts', around.onShowShortcuts),
    action('signOut', around.onSignOut),
  ];

  if (text.trim() === '') {
    return [...pages, ...places.filter(({ group }) => group === 'actions'), ...actions];
  }
  return matching([...pages, ...places, ...actions, ...hits.filter(isKnown).map(toHit)], text);
};
