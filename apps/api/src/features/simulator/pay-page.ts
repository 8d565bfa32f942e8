import { formatRupiah } from '@dasbor/domain/kernel';
import type { PaymentStatus } from '@dasbor/domain/payments';
import { Html, html } from '../../platform/http/html.ts';
import type { Language } from '../../platform/problems.ts';

export type PayView = {
  merchant: string;
  orderReference: string;
  channel: string;
  amount: number;
  /** `open`: it can be paid now. */
  state: 'open' | 'over' | PaymentStatus;
  returnUrl: string | null;
};

/** Replaces the page of a wallet, bank or card network. Undefined: an invalid address. */
export const payPage = (view: PayView | undefined, language: Language): string => {
  const words = WORDS[language];
  return html`<!doctype html>
    <html lang="${language}" translate="no">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${words.title}</title>
      <link rel="icon" href="data:," />
      ${STYLE}
      <main>
        <p class="note">${words.note}</p>
        ${view ? card(view, language) : html`<h1>${words.unknown}</h1>`}
      </main>
    </html>`.text;
};

const card = (view: PayView, language: Language): Html => {
  const words = WORDS[language];
  return html`
    <h1>${words.pay} ${view.merchant}</h1>
    <dl>
      <dt>${words.amount}</dt>
      <dd class="amount">${formatRupiah(view.amount, language)}</dd>
      <dt>${words.order}</dt>
      <dd>${view.orderReference}</dd>
      <dt>${words.channel}</dt>
      <dd>${view.channel}</dd>
    </dl>
    ${view.state === 'open' ? form(words) : html`<p class="state" role="status">${words.states[view.state]}</p>`}
    ${view.returnUrl && view.state !== 'open' ? html`<p><a href="${view.returnUrl}">${words.back}</a></p>` : null}
  `;
};

const form = (words: Words): Html => html`
  <form method="post">
    <button name="outcome" value="completed">${words.complete}</button>
    <button name="outcome" value="failed" class="second">${words.fail}</button>
  </form>
`;

type Words = (typeof WORDS)[Language];

const WORDS = {
  id: {
    title: 'Simulasi pembayaran',
    note: 'Simulasi: tidak ada uang yang berpindah.',
    unknown: 'Halaman pembayaran ini tidak ada.',
    pay: 'Bayar ke',
    amount: 'Jumlah',
    order: 'Pesanan',
    channel: 'Kanal',
    complete: 'Bayar',
    fail: 'Gagalkan',
    back: 'Kembali ke toko',
    states: {
      started: 'Menunggu pembayaran.',
      processing: 'Pembayaran sedang diproses.',
      completed: 'Pembayaran selesai.',
      cancelled: 'Pembayaran dibatalkan.',
      rejected: 'Pembayaran ditolak.',
      failed: 'Pembayaran gagal.',
      over: 'Waktu pembayaran habis.',
    },
  },
  en: {
    title: 'Payment simulation',
    note: 'A simulation: no money moves.',
    unknown: 'There is no such payment page.',
    pay: 'Pay',
    amount: 'Amount',
    order: 'Order',
    channel: 'Channel',
    complete: 'Pay',
    fail: 'Let it fail',
    back: 'Back to the shop',
    states: {
      started: 'Waiting for the payment.',
      processing: 'The payment is being processed.',
      completed: 'The payment is complete.',
      cancelled: 'The payment was cancelled.',
      rejected: 'The payment was rejected.',
      failed: 'The payment failed.',
      over: 'The time to pay is over.',
    },
  },
} as const;

const STYLE = new Html(`<style>
  :root { color-scheme: light dark; --line: #d9dee7; --soft: #5a6474; --card: #fff; --page: #f5f7fa; --ink: #16202e; --brand: #0b5cad; --on-brand: #fff; }
  @media (prefers-color-scheme: dark) { :root { --line: #2c3542; --soft: #9aa7b8; --card: #161d27; --page: #0e131a; --ink: #e8edf4; --brand: #7db8f2; --on-brand: #0e131a; } }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(420px, 100% - 32px); margin: 32px auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
  h1 { margin: 0 0 16px; font-size: 22px; overflow-wrap: anywhere; } .note { margin: 0 0 16px; color: var(--soft); font-size: 14px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 24px; } dt { color: var(--soft); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  .amount { font-weight: 600; font-size: 20px; } .state { font-weight: 600; } a { color: var(--brand); }
  form { display: grid; gap: 8px; } button { font: inherit; font-weight: 600; min-height: 44px; border-radius: 8px; border: 1px solid var(--brand); background: var(--brand); color: var(--on-brand); cursor: pointer; }
  .second { background: transparent; color: var(--brand); } button:focus-visible, a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
</style>`);
