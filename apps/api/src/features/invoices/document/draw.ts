import { formatDate, formatRupiah, rupiah } from '@dasbor/domain/kernel';
import { gap } from '../../../platform/pdf/layout.ts';
import { makeSheet } from '../../../platform/pdf/sheet.ts';
import type { Drawing, InvoiceDocument } from './drawing.ts';
import { itemRows, itemsHeader } from './items.ts';
import { notesPart, paymentPart } from './payment.ts';
import { embedLogo, letterhead } from './letterhead.ts';
import { partiesPart, titlePart } from './parties.ts';
import { amountsPart, wordsPart } from './amounts.ts';
import { filled, wordsOfKind } from './words.ts';

/** An invoice or a quotation as PDF. The same data gives the same bytes. */
export const drawInvoice = async (of: InvoiceDocument): Promise<Uint8Array> => {
  const { kind, invoice, seller, language, isSandbox } = of;
  const words = wordsOfKind(kind, language);
  const drawing: Drawing = {
    ...of,
    words,
    money: (amount) => formatRupiah(rupiah(Number(amount)), language),
    date: (day) => formatDate(day, language),
  };
  const number = invoice.number ?? words.draft;
  const sheet = await makeSheet({
    title: `${words.name} ${number}`,
    author: seller.company_name,
    language,
    warning: isSandbox ? words.sandbox : null,
    foot: `${seller.company_name} · ${words.name} ${number}`,
    pageOf: (page, pages) => filled(words.page, { page, pages }),
    at: new Date(invoice.paid_at ?? invoice.issued_at ?? invoice.updated_at),
  });
  const { faces } = sheet;
  const logo = await embedLogo(sheet.pdf, of.logo);
  sheet.add(letterhead({ seller, logo, words, title: titlePart(drawing, faces) }, faces));
  sheet.add(gap(22));
  sheet.add(partiesPart(drawing, faces));
  sheet.add(gap(20));
  sheet.table(itemsHeader(drawing, faces), itemRows(drawing, faces));
  sheet.add(gap(8));
  sheet.add(amountsPart(drawing, faces));
  sheet.add(gap(12));
  sheet.add(wordsPart(drawing, faces));
  for (const part of [paymentPart(drawing, faces), notesPart(drawing, faces)]) {
    if (!part) continue;
    sheet.add(gap(16));
    sheet.add(part);
  }
  return sheet.save();
};
