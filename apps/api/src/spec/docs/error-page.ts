import { html } from '../../platform/http/html.ts';
import type { Html } from '../../platform/http/html.ts';
import type { Catalogue, Language } from '../../platform/problems.ts';
import { docsPage } from './page.ts';

export type ErrorFacts = Catalogue[string] & {
  cause: string;
  params?: Readonly<Record<string, unknown>>;
};

/** What a code means, for people who follow the link of an error (`Link: …; rel="help"`). */
export const errorPage = (code: string, error: ErrorFacts, operations: readonly string[]): string =>
  docsPage({
    title: `${code} · Dasbor API`,
    head: STYLE,
    body: html`<main>
      <h1><code>${code}</code></h1>
      <p>
        Status ${error.status}.
        ${error.retryable ? 'Trying again can help.' : 'Trying again does not help until the cause is gone.'}
      </p>
      ${(['id', 'en'] as const).map((language) => wordsOf(error, language))}
      <h2>Cause</h2>
      <p>${error.cause}</p>
      ${
        error.params &&
        html`<h2>Values in <code>params</code></h2>
          <p><code>${JSON.stringify(error.params)}</code></p>`
      }
      ${
        operations.length > 0 &&
        html`<h2>Returned by</h2>
          <ul>
            ${operations.map((one) => html`<li><code>${one}</code></li>`)}
          </ul>`
      }
      <p><a href="/docs">API reference</a></p>
    </main>`,
  });

const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    font:
      1rem/1.5 system-ui,
      sans-serif;
  }
  body {
    max-width: 44rem;
    margin: 2rem auto;
    padding: 0 1rem;
  }
  h1 {
    font-size: 1.4rem;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.05rem;
    margin: 1.6rem 0 0.3rem;
  }
  ul {
    columns: 16rem;
    padding-inline-start: 1.2rem;
  }
  code {
    overflow-wrap: anywhere;
  }
</style>`;

const WORDS = {
  id: { heading: 'Indonesia', next: 'Langkah berikutnya' },
  en: { heading: 'English', next: 'What to do' },
} as const;

const wordsOf = ({ title, action }: ErrorFacts, language: Language): Html =>
  html`<section lang="${language}">
    <h2>${WORDS[language].heading}</h2>
    <p>${title[language]}</p>
    ${action && html`<p>${WORDS[language].next}: ${action[language]}</p>`}
  </section>`;
