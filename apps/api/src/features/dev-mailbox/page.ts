import { Html, html } from '../../platform/http/html.ts';

export type Letter = {
  id: string;
  to: string;
  kind: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
  created_at: string;
};

export const mailboxPage = (letters: readonly Letter[]): string =>
  html`<!doctype html>
    <html lang="en" translate="no">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Mailbox · Dasbor</title>
      <link rel="icon" href="data:," />
      ${STYLE}
      <main>
        <h1>Mailbox</h1>
        <p>What would have been sent. Set SMTP_URL to send it for real.</p>
        ${letters.length === 0 ? html`<p class="empty">Nothing yet. Codes and links appear here as they are asked for.</p>` : null}
        ${letters.map(letterCard)}
      </main>
    </html>`.text;

const letterCard = ({ to, subject, text, code, link, created_at: at }: Letter): Html => html`
  <article>
    <header>
      <strong>${subject}</strong
      ><span>${to} · <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></span>
    </header>
    ${code ? html`<p class="code">${code}</p>` : null}
    <pre>${text}</pre>
    ${link ? html`<p><a href="${link}">${link}</a></p>` : null}
  </article>
`;

const STYLE = new Html(`<style>
  :root { color-scheme: light dark; --line: #d9dee7; --soft: #5a6474; --card: #fff; --page: #f5f7fa; --ink: #16202e; --brand: #0b5cad; }
  @media (prefers-color-scheme: dark) { :root { --line: #2c3542; --soft: #9aa7b8; --card: #161d27; --page: #0e131a; --ink: #e8edf4; --brand: #7db8f2; } }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
  h1 { margin: 0; font-size: 24px; } main > p { color: var(--soft); }
  article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 16px 0; }
  header { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; } header span { color: var(--soft); font-size: 14px; }
  .code { font: 600 28px/1 ui-monospace, monospace; letter-spacing: .18em; margin: 16px 0 8px; }
  pre { white-space: pre-wrap; margin: 8px 0 0; font: inherit; } a { color: var(--brand); overflow-wrap: anywhere; }
  .empty { background: var(--card); border: 1px dashed var(--line); border-radius: 12px; padding: 32px; text-align: center; }
</style>`);
