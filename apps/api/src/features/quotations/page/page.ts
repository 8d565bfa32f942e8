import type { QuotationProblemCode, QuotationStatus } from '@dasbor/domain/quotations';
import { formatCount, formatDate, formatRupiah, rupiah } from '@dasbor/domain/kernel';
import { customerPage } from '../../../platform/http/customer-page.ts';
import { html } from '../../../platform/http/html.ts';
import type { Html } from '../../../platform/http/html.ts';
import type { Language } from '../../../platform/problems.ts';
import type { QuotationRow } from '../rows.ts';
import { PAGE_WORDS } from './words.ts';
import type { PageWords } from './words.ts';

export type Typed = { name: string; note: string };
export type QuotationView = {
  row: QuotationRow;
  status: QuotationStatus;
  company: string;
  isSandbox: boolean;
  hasDocument: boolean;
  /** What was typed, and why it was refused. */
  refused: { typed: Typed; problems: Partial<Record<keyof Typed, QuotationProblemCode>> } | undefined;
};

/**
 * Undefined: an unknown address. Like the page of an invoice, it shows nothing of its customer, because whoever has the address can read it.
 */
export const quotationPage = (view: QuotationView | undefined, language: Language): string => {
  const words = PAGE_WORDS[language];
  const title = view ? words.title(view.row.number ?? '', view.company) : words.unknown;
  return customerPage({ title, language, body: view ? content(view, words, language) : unknown(words) });
};

const unknown = (words: PageWords): Html =>
  html`<h1>${words.unknown}</h1>
    <p>${words.unknownText}</p>`;

const content = (view: QuotationView, words: PageWords, language: Language): Html => {
  const { row, status, company, isSandbox, hasDocument } = view;
  return html`
    ${isSandbox && html`<p class="said">${words.sandbox}</p>`}
    <p>${company}</p>
    <h1>${row.name}</h1>
    <p>${words.facts(row.number ?? '', formatDate(row.valid_until, language))}</p>
    ${itemsTable(row, words, language)} ${row.notes && html`<p class="notes">${row.notes}</p>`}
    ${hasDocument && html`<p><a href="${row.slug}/quotation.pdf?lang=${language}">${words.download}</a></p>`}
    ${status === 'sent' ? answerForm(view, words) : html`<p class="said" role="status">${words.status[status]}</p>`}
  `;
};

const itemsTable = (row: QuotationRow, words: PageWords, language: Language): Html => {
  const money = (amount: number | string) => formatRupiah(rupiah(Number(amount)), language);
  const items = row.items.map(
    ({ name, description, quantity, price }) => html`
      <tr>
        <th scope="row">
          ${name} ${description && html`<small>${description}</small>`}
          <small>${formatCount(quantity, language)} × ${money(price)}</small>
        </th>
        <td>${money(quantity * price)}</td>
      </tr>
    `,
  );
  const ppn =
    row.ppn_mode === 'on_top' &&
    html`<tr>
      <th scope="row">${words.ppn}</th>
      <td>${money(row.ppn_amount)}</td>
    </tr>`;
  return html`
    <table aria-label="${words.items}">
      ${items} ${ppn}
      <tr class="total">
        <th scope="row">
          ${words.total} ${row.ppn_mode === 'included' && html`<small>${words.included}</small>`}
        </th>
        <td>${money(row.total_amount)}</td>
      </tr>
    </table>
  `;
};

const answerForm = ({ refused }: QuotationView, words: PageWords): Html => {
  const field = (name: keyof Typed, isRequired: boolean) => {
    const wrong = refused?.problems[name];
    return html`
      <label>
        <span>${words[name]} ${!isRequired && html`<small>${words.optional}</small>`}</span>
        <input
          name="${name}"
          value="${refused?.typed[name] ?? ''}"
          maxlength="${name === 'name' ? 128 : 255}"
          autocomplete="${name === 'name' ? 'name' : 'off'}"
          ${isRequired && html`required`}
          ${wrong && html`aria-invalid="true" aria-describedby="wrong-${name}" autofocus`}
        />
        ${wrong && html`<span class="wrong" id="wrong-${name}">${words.wrong[name]}</span>`}
      </label>
    `;
  };
  return html`
    <form method="post">
      ${field('name', true)} ${field('note', false)}
      <div class="answers">
        <button name="answer" value="accepted">${words.accept}</button>
        <button name="answer" value="declined" class="second">${words.decline}</button>
      </div>
    </form>
  `;
};
