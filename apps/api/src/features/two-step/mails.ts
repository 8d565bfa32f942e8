import type { Language } from '../../platform/problems.ts';

const CHANGES = {
  'authenticator.added': { id: 'aplikasi autentikator ditambahkan', en: 'an authenticator app was added' },
  'authenticator.removed': { id: 'aplikasi autentikator dihapus', en: 'the authenticator app was removed' },
  'passkey.added': { id: 'passkey ditambahkan', en: 'a passkey was added' },
  'passkey.removed': { id: 'passkey dihapus', en: 'a passkey was removed' },
  'recovery_codes.replaced': { id: 'kode pemulihan diganti', en: 'the recovery codes were replaced' },
  'two_step.turned_on': { id: 'verifikasi 2 langkah diaktifkan', en: '2-step verification was turned on' },
  'two_step.turned_off': { id: 'verifikasi 2 langkah dimatikan', en: '2-step verification was turned off' },
} satisfies Record<string, Record<Language, string>>;

export type Change = keyof typeof CHANGES;

export const changeMail: Record<Language, (change: Change) => { subject: string; body: string }> = {
  id: (change) => ({
    subject: 'Verifikasi 2 langkah akun Dasbor Anda berubah',
    body: `Perubahan pada akun Anda: ${CHANGES[change].id}.\n\nBila bukan Anda yang melakukannya, segera atur ulang kata sandi dan keluar dari semua perangkat.`,
  }),
  en: (change) => ({
    subject: '2-step verification of your Dasbor account has changed',
    body: `What changed in your account: ${CHANGES[change].en}.\n\nIf this was not you, reset your password at once and sign out everywhere.`,
  }),
};
