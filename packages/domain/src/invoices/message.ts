import { type CalendarDate, formatDate, formatRupiah, type Language, type Rupiah } from '../kernel/index.ts';

export type InvoiceMessageFacts = {
  readonly customer: string;
  readonly number: string;
  /** What remains to be paid. */
  readonly amount: Rupiah;
  readonly dueDate: CalendarDate;
  readonly url: string;
};

/** The message that goes with the address of an invoice. */
export const invoiceMessage = (facts: InvoiceMessageFacts, language: Language): string => {
  const { customer, number, url } = facts;
  const amount = formatRupiah(facts.amount, language);
  const due = formatDate(facts.dueDate, language);
  return language === 'id'
    ? `Halo ${customer}, berikut invoice ${number}. Tagihan sebesar ${amount} jatuh tempo ${due}. Silakan lihat dan bayar lewat link ini:\n${url}`
    : `Hello ${customer}, here is invoice ${number}. ${amount} is due on ${due}. You can see and pay it with this link:\n${url}`;
};
