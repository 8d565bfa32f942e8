import { formatDate, formatRupiah } from '@dasbor/domain/kernel';
import type { CalendarDate, Rupiah } from '@dasbor/domain/kernel';
import type { Language } from '../../platform/problems.ts';

type Given = {
  company: string;
  number: string;
  amount: Rupiah;
  validUntil: CalendarDate;
  url: string;
  message: string | null | undefined;
};
type Facts = Record<'company' | 'number' | 'amount' | 'until' | 'url', string>;

const TEXTS: Readonly<Record<Language, (facts: Facts) => { subject: string; message: string }>> = {
  id: ({ company, number, amount, until, url }) => ({
    subject: `Penawaran ${number} dari ${company}`,
    message: `${company} mengirim penawaran ${number} sebesar ${amount}, berlaku sampai ${until}. Lihat dan setujui di sini:\n${url}`,
  }),
  en: ({ company, number, amount, until, url }) => ({
    subject: `Quotation ${number} from ${company}`,
    message: `${company} sent you quotation ${number} of ${amount}, valid until ${until}. Read and accept it here:\n${url}`,
  }),
};

/** The merchant's words, then what is offered, in both languages, because the language of a customer is not known. Plain text. */
export const quotationMail = (given: Given, isSandbox: boolean): { subject: string; body: string } => {
  const [id, en] = [TEXTS.id(factsOf(given, 'id')), TEXTS.en(factsOf(given, 'en'))];
  const message = given.message?.trim();
  return {
    subject: `${isSandbox ? 'Sandbox: ' : ''}${id.subject}`,
    body: `${message ? `${message}\n\n` : ''}${id.message}\n\n—\n\n${en.message}`,
  };
};

const factsOf = ({ company, number, amount, validUntil, url }: Given, language: Language): Facts => ({
  company,
  number,
  amount: formatRupiah(amount, language),
  until: formatDate(validUntil, language),
  url,
});
