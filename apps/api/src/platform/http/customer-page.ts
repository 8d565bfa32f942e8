import type { Language } from '../problems.ts';
import { Html, html } from './html.ts';

type CustomerPage = {
  title: string;
  language: Language;
  body: Html;
};

/** A small page for customers, in two languages, that needs no script. It is not found by search engines. */
export const customerPage = ({ title, language, body }: CustomerPage): string => {
  const other = LANGUAGES[language === 'id' ? 'en' : 'id'];
  return html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="icon" href="data:," />
      ${STYLE}
      <main>
        <p class="other">
          <a href="?lang=${other.code}" lang="${other.code}" hreflang="${other.code}">${other.name}</a>
        </p>
        ${body}
      </main>
    </html>`.text;
};

const LANGUAGES = {
  id: { code: 'id', name: 'Bahasa Indonesia' },
  en: { code: 'en', name: 'English' },
} as const;

const STYLE = new Html(`<style>
  :root { color-scheme: light dark; --line: #d9dee7; --field: #7a8698; --wrong: #b3261e; --card: #fff; --page: #f5f7fa; --ink: #16202e; --brand: #0b5cad; --on-brand: #fff; }
  @media (prefers-color-scheme: dark) { :root { --line: #2c3542; --field: #8a97aa; --wrong: #ff9b93; --card: #161d27; --page: #0e131a; --ink: #e8edf4; --brand: #7db8f2; --on-brand: #0e131a; } }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(520px, 100% - 32px); margin: 32px auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; overflow-wrap: anywhere; } p { margin: 0 0 16px; overflow-wrap: anywhere; }
  .other { text-align: right; font-size: 14px; } a { color: var(--brand); display: inline-block; min-height: 24px; } form { display: grid; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--brand); background: var(--brand); color: var(--on-brand); cursor: pointer; }
  label { display: grid; gap: 4px; margin: 0 0 16px; font-weight: 600; } label small { font-weight: 400; }
  input { box-sizing: border-box; width: 100%; font: inherit; min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 8px; background: var(--card); color: var(--ink); }
  [aria-invalid] { border-color: var(--wrong); } .wrong { color: var(--wrong); font-weight: 400; } .answers { display: grid; gap: 12px; }
  table { width: 100%; border-collapse: collapse; margin: 0 0 16px; font-variant-numeric: tabular-nums; }
  th, td { padding: 8px 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; vertical-align: top; overflow-wrap: anywhere; }
  td { padding-left: 16px; text-align: right; white-space: nowrap; } small { display: block; font-size: 14px; } .total > * { font-weight: 700; border: 0; }
  .notes { white-space: pre-line; } .said { padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; font-weight: 600; }
  .second { background: transparent; color: var(--brand); } button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
</style>`);
