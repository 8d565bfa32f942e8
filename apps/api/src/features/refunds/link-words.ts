import { formatDateTime, formatRupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import type { Language } from '../../platform/problems.ts';

type Given = { merchant: string; amount: Rupiah; order: string; url: string; expiresAt: string };
type Facts = Record<'merchant' | 'amount' | 'order' | 'url' | 'until', string>;

/** One sentence that says who pays what, one that says what to do, and one that no swindler would write. */
const TEXTS: Readonly<Record<Language, (facts: Facts) => { subject: string; message: string }>> = {
  id: ({ merchant, amount, order, url, until }) => ({
    subject: `${merchant} mengembalikan ${amount}`,
    message: `${merchant} mengembalikan ${amount} untuk pesanan ${order}. Isi rekening bank atau e-wallet Anda di sini paling lambat ${until}:\n${url}\n\nHalaman itu tidak pernah meminta PIN, kata sandi, atau kode OTP.`,
  }),
  en: ({ merchant, amount, order, url, until }) => ({
    subject: `${merchant} refunds ${amount}`,
    message: `${merchant} refunds ${amount} for the order ${order}. Enter your bank account or e-wallet here by ${until}:\n${url}\n\nThat page never asks for a PIN, a password or a verification code.`,
  }),
};

export const linkMessage = (given: Given, language: Language): string =>
  TEXTS[language](factsOf(given, language)).message;

/** In both languages, because the language of a customer is not known. */
export const linkMail = (given: Given, isSandbox: boolean): { subject: string; body: string } => {
  const [id, en] = [TEXTS.id(factsOf(given, 'id')), TEXTS.en(factsOf(given, 'en'))];
  return {
    subject: `${isSandbox ? 'Sandbox: ' : ''}${id.subject}`,
    body: `${id.message}\n\n—\n\n${en.message}`,
  };
};

const factsOf = ({ merchant, amount, order, url, expiresAt }: Given, language: Language): Facts => ({
  merchant,
  amount: formatRupiah(amount, language),
  order,
  url,
  until: formatDateTime(expiresAt, language),
});

type Claimed = Record<'merchant' | 'order' | 'bank' | 'number' | 'holder', string> & {
  amount: Rupiah;
  /** When the daily pause lets the transfer go; null if it is sent at once. */
  sentAfter: string | null;
};

/** After a claim, so that a customer whose link somebody else used finds out. */
export const claimedMail = (given: Claimed, isSandbox: boolean): { subject: string; body: string } => {
  const { merchant, order, bank, number, holder, sentAfter } = given;
  const [id, en] = [formatRupiah(given.amount, 'id'), formatRupiah(given.amount, 'en')];
  const after = (word: string, language: Language) =>
    sentAfter === null ? '' : ` ${word} ${formatDateTime(sentAfter, language)}`;
  return {
    subject: `${isSandbox ? 'Sandbox: ' : ''}Refund ${id} dari ${merchant} ${sentAfter === null ? 'sedang dikirim' : 'akan dikirim'}`,
    body: `Refund ${id} untuk pesanan ${order} dikirim${after('setelah', 'id')} ke ${bank} ${number} atas nama ${holder}. Bila bukan Anda yang mengisinya, segera hubungi ${merchant}.\n\n—\n\nThe refund of ${en} for the order ${order} is sent${after('after', 'en')} to ${bank} ${number} in the name of ${holder}. If you did not enter this account, contact ${merchant} at once.`,
  };
};
