// What the API runs to draw the page of an order. It is built into a file of its own, which no browser loads.
import { renderToString } from 'preact-render-to-string';
import { createCheckoutApi } from '../shared/api/checkout-api.ts';
import { choiceOf } from '../features/checkout/api/choice.ts';
import { isPending } from '../features/checkout/api/pending.ts';
import { useTitleOf } from '../features/checkout/pages/checkout-page.tsx';
import { type Language, LanguageProvider } from '../shared/i18n/language.tsx';
import { Frame, LanguageLinks } from '../shared/ui/frame.tsx';
import { UnknownLink } from '../shared/ui/unknown-link.tsx';
import type { Look } from '../shared/ui/look.ts';
import { CheckoutApp, type CheckoutState } from './checkout-app.tsx';
import { lookStyle } from '../shared/ui/look-style.ts';
import { exampleCheckout, inTheme } from './preview.ts';

export { choiceOf };

export type Assets = {
  /** The text of the stylesheets, which becomes part of the page: one round trip less before the first paint. */
  style: string;
  script: string;
  /** What the script imports. */
  preload: readonly string[];
};

/** A server draws once and calls nothing. */
const api = createCheckoutApi({
  baseUrl: 'http://nowhere.invalid',
  fetch: () => Promise.reject(new Error()),
});

export const renderCheckout = (state: CheckoutState, assets: Assets): string => {
  const title = renderToString(
    <LanguageProvider given={state.language}>
      <Title {...state} />
    </LanguageProvider>,
  );
  const { payment } = state.initial;
  const isWaiting = state.initial.state === 'open' && payment !== null && isPending(payment);
  return document({
    title,
    language: state.language,
    style: assets.style + lookStyle(state.look),
    // Without scripts, the page looks for the payment by itself.
    head:
      (isWaiting ? '<noscript><meta http-equiv="refresh" content="20"></noscript>' : '') +
      assets.preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('') +
      `<script type="module" src="${assets.script}"></script>`,
    body: renderToString(<CheckoutApp api={api} {...state} />),
    state,
  });
};

export type Preview = {
  look: Look;
  merchant: string;
  expiresAt: string;
  language: Language;
  theme: 'light' | 'dark';
};

/** How an order would look. It runs no script, and nothing in it can be paid. */
export const renderPreview = (
  { look, merchant, expiresAt, language, theme }: Preview,
  assets: Pick<Assets, 'style'>,
): string => {
  const state = { slug: 'preview', initial: exampleCheckout(merchant, expiresAt), tag: '', language, look };
  return document({
    title: 'Dasbor',
    language,
    style: inTheme(assets.style + lookStyle(look), theme),
    head: '',
    body: renderToString(<CheckoutApp api={api} {...state} />),
  });
};

/** For an address that no order has. */
export const renderUnknown = (language: Language, assets: Pick<Assets, 'style'>): string =>
  document({
    title: 'Dasbor',
    language,
    style: assets.style,
    head: '',
    body: renderToString(
      <LanguageProvider given={language}>
        <Frame languages={<LanguageLinks hrefOf={(one) => `?lang=${one}`} />}>
          <UnknownLink />
        </Frame>
      </LanguageProvider>,
    ),
  });

const Title = ({ initial }: CheckoutState) => <>{useTitleOf()(initial)}</>;

type Document = {
  title: string;
  language: Language;
  style: string;
  head: string;
  body: string;
  state?: CheckoutState;
};

const document = ({ title, language, style, head, body, state }: Document): string =>
  `<!doctype html><html lang="${language}" translate="no"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">' +
  // A translator moves texts into elements of its own, and the next drawing fails. Both languages are here.
  '<meta name="google" content="notranslate"><meta name="format-detection" content="telephone=no">' +
  `<meta name="color-scheme" content="light dark"><title>${title}</title>` +
  `<link rel="icon" href="./favicon.svg" type="image/svg+xml"><style>${style}</style>${head}</head>` +
  `<body><div id="app">${body}</div>${state ? stateScript(state) : ''}</body></html>`;

/** Text of merchants and customers cannot end the element. */
const stateScript = (state: CheckoutState): string =>
  `<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;
