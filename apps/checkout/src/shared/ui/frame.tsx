import type { ComponentChildren } from 'preact';
import { type Language, useLanguage } from '../i18n/language.tsx';
import { useSharedT } from '../i18n/shared-words.ts';
import css from './frame.module.css';

type FrameProps = {
  /** Sandbox shows this band on every page. */
  band?: string | undefined;
  /** Whose page it is; ours by default. */
  brand?: ComponentChildren;
  /** Whether the header has the merchant's colour. */
  hasLook?: boolean;
  /** A page that is drawn on the server has links; others draw themselves again. */
  languages?: ComponentChildren;
  children: ComponentChildren;
};

/** The page around everything that a customer sees, with the tokens that all of it uses. */
export const Frame = ({ band, brand, hasLook = false, languages, children }: FrameProps) => (
  <div class={css['frame']} data-look={hasLook ? '' : undefined}>
    {band && <p class={css['sandbox']}>{band}</p>}
    <header class={css['header']}>
      {brand ?? <OurBrand />}
      {languages ?? <LanguageSwitch />}
    </header>
    <main class={css['main']}>{children}</main>
  </div>
);

const OurBrand = () => {
  const t = useSharedT();
  return (
    <span class={css['brand']}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect width="24" height="24" rx="6" />
        <path d="M6.5 8h7M6.5 12h11M6.5 16h4.5" />
      </svg>
      {t('product')}
    </span>
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

/** For a page that is drawn on the server: each language has an address. */
export const LanguageLinks = ({ hrefOf }: { hrefOf: (language: Language) => string }) => {
  const t = useSharedT();
  const { language } = useLanguage();
  return (
    <nav aria-label={t('language')} class={css['languages']}>
      {(Object.keys(LANGUAGES) as Language[]).map((one) => (
        <a key={one} href={hrefOf(one)} lang={one} aria-current={one === language ? 'true' : undefined}>
          {LANGUAGES[one]}
        </a>
      ))}
    </nav>
  );
};
