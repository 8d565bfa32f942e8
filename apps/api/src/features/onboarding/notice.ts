import { formatDate } from '@dasbor/domain/kernel';
import { mailPeople } from '../../platform/mail/people.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';
import type { Deciding } from './deciding.ts';

/** The owner and everybody else who may write the form. */
export const tellDecision = (
  tx: Tx,
  { merchantId, kind, decision, now, dashboardUrl }: Deciding,
): Promise<void> =>
  mailPeople(
    tx,
    { merchantId, permission: 'user_management.create', kind: 'onboarding_notice', now },
    (language) => {
      const { subject, body } = WORDS[language][kind][decision.outcome];
      const note = decision.note === null ? '' : `\n\n${NOTE[language]} ${decision.note}`;
      const page = decision.outcome === 'approved' && kind === 'activation' ? '/home' : '/onboarding';
      return { subject, body: `${body(formatDate(now, language))}${note}\n\n${dashboardUrl}/#${page}` };
    },
  );

const NOTE: Record<Language, string> = { id: 'Catatan peninjau:', en: 'The reviewer wrote:' };

type Words = Record<
  Deciding['kind'],
  Record<Deciding['decision']['outcome'], { subject: string; body: (date: string) => string }>
>;

const WORDS: Record<Language, Words> = {
  id: {
    activation: {
      approved: {
        subject: 'Akun basic Anda aktif',
        body: (date) =>
          `Aktivasi Anda disetujui pada ${date}. Mode Live sudah terbuka: Anda dapat menerima pembayaran sekarang.`,
      },
      needs_changes: {
        subject: 'Aktivasi akun: ada yang perlu diperbaiki',
        body: () =>
          'Peninjau meminta perbaikan. Buka halaman aktivasi: hanya bagian yang diminta yang perlu diubah.',
      },
      rejected: {
        subject: 'Aktivasi akun ditolak',
        body: (date) =>
          `Pengajuan Anda ditolak pada ${date}. Alasannya ada di halaman aktivasi. Mode Sandbox tetap dapat dipakai.`,
      },
    },
    upgrade: {
      approved: {
        subject: 'Akun penuh Anda aktif',
        body: (date) => `Akun penuh disetujui pada ${date}. Batas akun basic tidak berlaku lagi.`,
      },
      needs_changes: {
        subject: 'Akun penuh: ada dokumen yang perlu diganti',
        body: () => 'Peninjau meminta dokumen lain. Akun basic Anda tetap berjalan.',
      },
      rejected: {
        subject: 'Pengajuan akun penuh ditolak',
        body: (date) => `Pengajuan akun penuh ditolak pada ${date}. Akun basic Anda tetap berjalan.`,
      },
    },
  },
  en: {
    activation: {
      approved: {
        subject: 'Your basic account is active',
        body: (date) =>
          `Your activation was approved on ${date}. Live mode is open: you can receive payments now.`,
      },
      needs_changes: {
        subject: 'Account activation: something must change',
        body: () =>
          'The reviewer asks for changes. Open the activation page: only what was asked for must change.',
      },
      rejected: {
        subject: 'The account activation was rejected',
        body: (date) =>
          `Your request was rejected on ${date}. The activation page shows the reason. Sandbox still works.`,
      },
    },
    upgrade: {
      approved: {
        subject: 'Your full account is active',
        body: (date) =>
          `The full account was approved on ${date}. The limit of the basic account no longer applies.`,
      },
      needs_changes: {
        subject: 'Full account: a document must be replaced',
        body: () => 'The reviewer asks for another document. Your basic account goes on working.',
      },
      rejected: {
        subject: 'The request for a full account was rejected',
        body: (date) => `The request was rejected on ${date}. Your basic account goes on working.`,
      },
    },
  },
};
