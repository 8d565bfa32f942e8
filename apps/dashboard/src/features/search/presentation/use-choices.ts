import { useAtom } from 'jotai';
import type { Mode } from '@dasbor/domain/access';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useLanguageChoice } from '../../../shared/ui/use-language-choice.ts';
import { type Theme, themeAtom } from '../../../shared/state/theme.ts';
import { orderPaths } from '../../orders/public.ts';
import { paymentPaths } from '../../payments/public.ts';
import type { SearchHit } from '../api/use-search.ts';
import { type Choice, matching } from './choices.ts';

export interface Surroundings {
  /** The pages that this person's sidebar shows. */
  pages: readonly { path: string; label: string }[];
  /** The modes that can be switched to. */
  modes: readonly Mode[];
  onChooseMode: (mode: Mode) => void;
}

const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

/** Records first, then pages, then actions. */
export function useChoices(
  text: string,
  hits: readonly SearchHit[],
  around: Surroundings,
): readonly Choice[] {
  const t = useT('search');
  const { rupiah } = useFormat();
  const [language, chooseLanguage] = useLanguageChoice();
  const [theme, setTheme] = useAtom(themeAtom);

  const pages = around.pages.map(({ path, label }): Choice => ({
    key: path,
    group: 'pages',
    title: label,
    to: path,
  }));
  const actions: readonly Choice[] = [
    ...around.modes.map((mode) => action(mode, t(`action.${mode}`), () => around.onChooseMode(mode))),
    action('language', t('action.language'), () => chooseLanguage(language === 'id' ? 'en' : 'id')),
    ...THEMES.filter((other) => other !== theme).map((other) =>
      action(other, t(`action.${other}`), () => setTheme(other)),
    ),
  ];
  const found = hits.map((hit): Choice => ({
    key: hit.id,
    group: 'hits',
    title: hit.title,
    detail: [t(`kind.${hit.kind}`), hit.subtitle].filter(Boolean).join(' · '),
    amount: rupiah(hit.amount),
    to: hit.kind === 'order' ? orderPaths.detail(hit.id) : paymentPaths.detail(hit.id),
  }));
  return [...found, ...matching(pages, text), ...matching(actions, text)];
}

function action(key: string, title: string, run: () => void): Choice {
  return { key, group: 'actions', title, run };
}
