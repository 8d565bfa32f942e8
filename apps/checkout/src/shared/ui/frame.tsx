import type { ComponentChildren } from 'preact';
import { type Language, useLanguage } from '../i18n/language.tsx';
import { useSharedT } from '../i18n/shared-words.ts';
import css from './frame.module.css';

type FrameProps = { sandbox?: boolean; children: ComponentChildren };

/** The page around everything that a customer sees, with the tokens that all of it uses. */
export const Frame = ({ sandbox = false, children }: FrameProps) => {
  const t = useSharedT();
  return (
    <div class={css['frame']}>
      {sandbox && <p class={css['sandbox']}>{t('sandbox')}</p>}
      <header class={css['header']}>
        <span class={css['brand']}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect width="24" height="24" rx="6" />
            <path d="M6.5 8h7M6.5 12h11M6.5 16h4.5" />
          </svg>
          {t('product')}
        </span>
        <LanguageSwitch />
      </header>
      <main class={css['main']}>{children}</main>
    </div>
  );
};

const LANGUAGES = { id: 'Indonesia', en: 'English' } as const satisfies Record<Language, string>;

const LanguageSwitch = () => {
  const t = useSharedT();
  const { language, choose } = useLanguage();
  return (
    <div role="group" aria-label={t('language')} class={css['languages']}>
      {(Object.keys(LANGUAGES) as Language[]).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => choose(one)}
        >
          {LANGUAGES[one]}
        </button>
      ))}
    </div>
  );
};
