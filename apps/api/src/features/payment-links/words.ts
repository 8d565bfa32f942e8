import { formatDateTime, formatRupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import type { Language } from '../../platform/problems.ts';

type Given = {
  merchant: string;
  amount: Rupiah;
  url: string;
  expiresAt: string;
  subject: string | null | undefined;
  content: string | null | undefined;
};
type Facts = Record<'merchant' | 'amount' | 'url' | 'until', string>;

const TEXTS: Readonly<Record<Language, (facts: Facts) => { subject: string; message: string }>> = {
  id: ({ merchant, amount, url, until }) => ({
    subject: `Tagihan ${amount} dari ${merchant}`,
    message: `${merchant} menagih Anda ${amount}. Bayar di sini sebelum ${until}:\n${url}`,
  }),
  en: ({ merchant, amount, url, until }) => ({
    subject: `Bill of ${amount} from ${merchant}`,
    message: `${merchant} bills you ${amount}. Pay here before ${until}:\n${url}`,
  }),
};

/**
 * The merchant's words, then who asks for how much, in both languages, because the language of a customer is not known. It is plain text,
 * so nothing in it is read as markup.
 */
export const linkMail = (given: Given, isSandbox: boolean): { subject: string; body: string } => {
  const [id, en] = [TEXTS.id(factsOf(given, 'id')), TEXTS.en(factsOf(given, 'en'))];
  const content = given.content?.trim();
  return {
    subject: `${isSandbox ? 'Sandbox: ' : ''}${given.subject?.trim() || id.subject}`,
    body: `${content ? `${content}\n\n` : ''}${id.message}\n\n—\n\n${en.message}`,
  };
};

const factsOf = ({ merchant, amount, url, expiresAt }: Given, language: Language): Facts => ({
  merchant,
  amount: formatRupiah(amount, language),
  url,
  until: formatDateTime(expiresAt, language),
});
