import { customerPage } from '../../../platform/http/customer-page.ts';
import { html } from '../../../platform/http/html.ts';
import type { Html } from '../../../platform/http/html.ts';
import type { Language } from '../../../platform/problems.ts';

export type UnsubscribeView = { merchant: string; isUnsubscribed: boolean };

/** Undefined: an unknown address. It names no email address, because links are passed on. */
export const unsubscribePage = (view: UnsubscribeView | undefined, language: Language): string => {
  const words = WORDS[language];
  const body = view
    ? content(view, words)
    : html`<h1>${words.unknown}</h1>
        <p>${words.unknownText}</p>`;
  return customerPage({ title: words.title, language, body });
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
    title: 'Pengingat invoice',
    ask: (merchant: string) => `Berhenti menerima pengingat dari ${merchant}?`,
    askText: 'Anda tetap menerima invoice. Hanya pengingat lewat email yang berhenti.',
    confirm: 'Berhenti berlangganan',
    done: 'Anda tidak akan menerima pengingat lagi',
    doneText: (merchant: string) => `${merchant} tidak lagi mengirim pengingat invoice ke email Anda.`,
    again: 'Terima pengingat lagi',
    unknown: 'Halaman ini tidak ditemukan',
    unknownText: 'Periksa link di email Anda.',
  },
  en: {
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
