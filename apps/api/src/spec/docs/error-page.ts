import type { Catalogue, Language } from '../../platform/problems.ts';
import { escaped } from './escaped.ts';

export type ErrorFacts = Catalogue[string] & {
  cause: string;
  params?: Readonly<Record<string, unknown>>;
};

const WORDS = {
  id: { heading: 'Indonesia', next: 'Langkah berikutnya' },
  en: { heading: 'English', next: 'What to do' },
} as const;

/** What a code means, for people who follow the link of an error (`Link: …; rel="help"`). */
export const errorPage = (
  code: string,
  error: ErrorFacts,
  operations: readonly string[],
): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${escaped(code)} · Dasbor API</title>
  <link rel="icon" href="data:," />
  <style>
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.4rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.05rem; margin: 1.6rem 0 0.3rem; }
    ul { columns: 16rem; padding-inline-start: 1.2rem; }
    code { overflow-wrap: anywhere; }
  </style>
  <main>
    <h1><code>${escaped(code)}</code></h1>
    <p>Status ${error.status}. ${error.retryable ? 'Trying again can help.' : 'Trying again does not help until the cause is gone.'}</p>
    ${(['id', 'en'] as const).map((language) => wordsOf(error, language)).join('')}
    <h2>Cause</h2>
    <p>${escaped(error.cause)}</p>
    ${error.params ? `<h2>Values in <code>params</code></h2><p><code>${escaped(JSON.stringify(error.params))}</code></p>` : ''}
    ${operations.length > 0 ? `<h2>Returned by</h2><ul>${operations.map((one) => `<li><code>${escaped(one)}</code></li>`).join('')}</ul>` : ''}
    <p><a href="/docs">API reference</a></p>
  </main>
</html>
`;

const wordsOf = (error: ErrorFacts, language: Language): string => `
    <section lang="${language}">
      <h2>${WORDS[language].heading}</h2>
      <p>${escaped(error.title[language])}</p>
      ${error.action ? `<p>${WORDS[language].next}: ${escaped(error.action[language])}</p>` : ''}
    </section>`;
