import { type CalendarDate, formatDate, formatRupiah, type Language, type Rupiah } from '../kernel/index.ts';

export type QuotationMessageFacts = {
  readonly customer: string;
  readonly number: string;
  readonly amount: Rupiah;
  readonly validUntil: CalendarDate;
  readonly url: string;
};

/** The message that goes with the address of a quotation. */
export const quotationMessage = (facts: QuotationMessageFacts, language: Language): string => {
  const { customer, number, url } = facts;
  const amount = formatRupiah(facts.amount, language);
  const until = formatDate(facts.validUntil, language);
  return language === 'id'
    ? `Halo ${customer}, berikut penawaran ${number} sebesar ${amount}, berlaku sampai ${until}. Silakan lihat dan setujui lewat link ini:\n${url}`
    : `Hello ${customer}, here is quotation ${number} of ${amount}, valid until ${until}. You can see and accept it with this link:\n${url}`;
};
