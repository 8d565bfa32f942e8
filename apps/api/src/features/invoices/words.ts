import { formatDate, formatRupiah } from '@dasbor/domain/kernel';
import type { CalendarDate, Rupiah } from '@dasbor/domain/kernel';
import type { Language } from '../../platform/problems.ts';

type Given = {
  company: string;
  number: string;
  amount: Rupiah;
  dueDate: CalendarDate;
  url: string;
  message: string | null | undefined;
};
type Facts = Record<'company' | 'number' | 'amount' | 'due' | 'url', string>;

const TEXTS: Readonly<Record<Language, (facts: Facts) => { subject: string; message: string }>> = {
  id: ({ company, number, amount, due, url }) => ({
    subject: `Invoice ${number} dari ${company}`,
    message: `${company} mengirim invoice ${number} sebesar ${amount}, jatuh tempo ${due}. Lihat dan bayar di sini:\n${url}`,
  }),
  en: ({ company, number, amount, due, url }) => ({
    subject: `Invoice ${number} from ${company}`,
    message: `${company} sent you invoice ${number} of ${amount}, due on ${due}. Read and pay it here:\n${url}`,
  }),
};

/** The merchant's words, then what is to be paid, in both languages, because the language of a customer is not known. Plain text. */
export const invoiceMail = (given: Given, isSandbox: boolean): { subject: string; body: string } => {
  const [id, en] = [TEXTS.id(factsOf(given, 'id')), TEXTS.en(factsOf(given, 'en'))];
  const message = given.message?.trim();
  return {
    subject: `${isSandbox ? 'Sandbox: ' : ''}${id.subject}`,
    body: `${message ? `${message}\n\n` : ''}${id.message}\n\n—\n\n${en.message}`,
  };
};

const factsOf = ({ company, number, amount, dueDate, url }: Given, language: Language): Facts => ({
  company,
  number,
  amount: formatRupiah(amount, language),
  due: formatDate(dueDate, language),
  url,
});
