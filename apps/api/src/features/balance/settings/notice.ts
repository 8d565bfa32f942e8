import { formatDateTime, formatRupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import type { Tx } from '../../../platform/db/tx.ts';
import { mailPeople } from '../../../platform/mail/people.ts';
import type { MailText } from '../../../platform/mail/people.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { Language } from '../../../platform/problems.ts';

type About = { merchantId: string; mode: Mode; now: Date; dashboardUrl: string };

const tell = (tx: Tx, { merchantId, now }: About, words: (language: Language) => MailText): Promise<void> =>
  mailPeople(tx, { merchantId, permission: 'withdrawal.view', kind: 'balance_notice', now }, words);

export const tellLowBalance = (
  tx: Tx,
  about: About & { available: Rupiah; threshold: Rupiah },
): Promise<void> => {
  const { available, threshold, now, mode, dashboardUrl } = about;
  const link = `${dashboardUrl}/#/balance`;
  return tell(tx, about, (language) => {
    const [amount, limit] = [formatRupiah(available, language), formatRupiah(threshold, language)];
    const at = formatDateTime(now, language);
    return LOW[language]({ amount, limit, at, link, sandbox: mode === 'sandbox' ? 'Sandbox: ' : '' });
  });
};

/** The virtual account for returning what was swept out. */
export const tellSweepIn = (
  tx: Tx,
  about: About & { amount: Rupiah; bank: string; number: string; id: string },
): Promise<void> => {
  const { amount, bank, number, id, dashboardUrl } = about;
  const link = `${dashboardUrl}/#/balance/topup/${id}`;
  return tell(tx, about, (language) =>
    SWEEP_IN[language]({ amount: formatRupiah(amount, language), bank, number, link }),
  );
};

type Low = Record<'amount' | 'limit' | 'at' | 'link' | 'sandbox', string>;

const LOW: Record<Language, (given: Low) => MailText> = {
  id: ({ amount, limit, at, link, sandbox }) => ({
    subject: `${sandbox}Saldo tinggal ${amount}`,
    body: `Saldo tersedia ${amount} per ${at}, di bawah batas ${limit} yang Anda tentukan.\n\nIsi saldo atau lihat mutasinya:\n${link}\n\nEmail ini dikirim sekali; yang berikutnya baru setelah saldo sempat di atas batas itu.`,
  }),
  en: ({ amount, limit, at, link, sandbox }) => ({
    subject: `${sandbox}The balance is down to ${amount}`,
    body: `The available balance is ${amount} as of ${at}, below the ${limit} that you set.\n\nTop up, or look at what moved:\n${link}\n\nThis mail is sent once; the next one only after the balance was above it again.`,
  }),
};

type SweptIn = Record<'amount' | 'bank' | 'number' | 'link', string>;

const SWEEP_IN: Record<Language, (given: SweptIn) => MailText> = {
  id: ({ amount, bank, number, link }) => ({
    subject: `Kembalikan ${amount} ke saldo`,
    body: `${amount} yang ditarik otomatis semalam dapat dikembalikan ke saldo dengan satu transfer ke Virtual Account ${bank} ${number}.\n\nSaldo bertambah setelah bank menyatakan uangnya masuk. Petunjuknya:\n${link}`,
  }),
  en: ({ amount, bank, number, link }) => ({
    subject: `Put ${amount} back into the balance`,
    body: `The ${amount} that was swept out last night comes back with one transfer to the ${bank} virtual account ${number}.\n\nThe balance grows when the bank says that the money is there. How to pay:\n${link}`,
  }),
};
