import { Html, html } from '../../../platform/http/html.ts';
import type { Language } from '../../../platform/problems.ts';

export type UnsubscribeView = { merchant: string; isUnsubscribed: boolean };

/** Undefined: an unknown address. It names no email address, because links are passed on. */
export const unsubscribePage = (view: UnsubscribeView | undefined, language: Language): string => {
  const words = WORDS[language];
  const other = WORDS[language === 'id' ? 'en' : 'id'];
  return html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${words.title}</title>
      <link rel="icon" href="data:," />
      ${STYLE}
      <main>
        <p class="other">
          <a href="?lang=${other.code}" lang="${other.code}" hreflang="${other.code}">${other.name}</a>
        </p>
        ${
          view
            ? content(view, words)
            : html`<h1>${words.unknown}</h1>
                <p>${words.unknownText}</p>`
        }
      </main>
    </html>`.text;
};

const content = ({ merchant, isUnsubscribed }: UnsubscribeView, words: Words): Html =>
  isUnsubscribed
    ? html`
        <h1>${words.done}</h1>
        <p>${words.doneText(merchant)}</p>
        <form method="post"><button name="reminders" value="on" class="second">${words.again}</button></form>
      `
    : html`
        <h1>${words.ask(merchant)}</h1>
        <p>${words.askText}</p>
        <form method="post"><button name="reminders" value="off">${words.confirm}</button></form>
      `;

type Words = {
  [Key in Exclude<keyof (typeof WORDS)['id'], 'ask' | 'doneText'>]: string;
} & Record<'ask' | 'doneText', (merchant: string) => string>;

const WORDS = {
  id: {
    code: 'id',
    name: 'Bahasa Indonesia',
    title: 'Pengingat invoice',
    ask: (merchant: string) => `Berhenti menerima pengingat dari ${merchant}?`,
    askText: 'Anda tetap menerima invoice. Hanya pengingat lewat email yang berhenti.',
    confirm: 'Berhenti berlangganan',
    done: 'Anda tidak akan menerima pengingat lagi',
    doneText: (merchant: string) => `${merchant} tidak lagi mengirim pengingat invoice ke email Anda.`,
    again: 'Terima pengingat lagi',
    unknown: 'Halaman ini tidak ditemukan',
    unknownText: 'Periksa tautan di email Anda.',
  },
  en: {
    code: 'en',
    name: 'English',
    title: 'Invoice reminders',
    ask: (merchant: string) => `Stop reminders from ${merchant}?`,
    askText: 'You will still receive invoices. Only reminders by email stop.',
    confirm: 'Unsubscribe',
    done: 'You will get no more reminders',
    doneText: (merchant: string) =>
      `${merchant} does not send invoice reminders to your email address any more.`,
    again: 'Get reminders again',
    unknown: 'This page was not found',
    unknownText: 'Check the link in your email.',
  },
} as const;

const STYLE = new Html(`<style>
  :root { color-scheme: light dark; --line: #d9dee7; --card: #fff; --page: #f5f7fa; --ink: #16202e; --brand: #0b5cad; --on-brand: #fff; }
  @media (prefers-color-scheme: dark) { :root { --line: #2c3542; --card: #161d27; --page: #0e131a; --ink: #e8edf4; --brand: #7db8f2; --on-brand: #0e131a; } }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(420px, 100% - 32px); margin: 32px auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; overflow-wrap: anywhere; } p { margin: 0 0 16px; overflow-wrap: anywhere; }
  .other { text-align: right; font-size: 14px; } a { color: var(--brand); display: inline-block; min-height: 24px; } form { display: grid; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--brand); background: var(--brand); color: var(--on-brand); cursor: pointer; }
  .second { background: transparent; color: var(--brand); } button:focus-visible, a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
</style>`);
