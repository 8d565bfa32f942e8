import type { Language } from '../../platform/problems.ts';

type Text = { subject: string; body: string };
type Words<Given> = Record<Language, (given: Given) => Text>;

/** Every mail of signing in, in the language of the person. Plain text: a code and a link need no more. */
export const mails = {
  code: {
    id: ({ code, minutes }) => ({
      subject: 'Kode verifikasi Dasbor',
      body: `Kode verifikasi Anda: ${code}\n\nBerlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk kepada kami.`,
    }),
    en: ({ code, minutes }) => ({
      subject: 'Your Dasbor verification code',
      body: `Your verification code: ${code}\n\nIt is valid for ${minutes} minutes. Give it to nobody, not even to us.`,
    }),
  } satisfies Words<{ code: string; minutes: number }>,

  resetPassword: {
    id: ({ link }) => ({
      subject: 'Atur ulang kata sandi Dasbor',
      body: `Buka tautan ini untuk membuat kata sandi baru:\n${link}\n\nBerlaku 1 jam dan hanya dapat dipakai sekali. Abaikan email ini bila Anda tidak memintanya.`,
    }),
    en: ({ link }) => ({
      subject: 'Reset your Dasbor password',
      body: `Open this link to choose a new password:\n${link}\n\nIt is valid for 1 hour and works once. Ignore this mail if you did not ask for it.`,
    }),
  } satisfies Words<{ link: string }>,

  verifyEmail: {
    id: ({ link }) => ({
      subject: 'Verifikasi email Dasbor',
      body: `Buka tautan ini untuk memverifikasi alamat email Anda:\n${link}\n\nBerlaku 24 jam.`,
    }),
    en: ({ link }) => ({
      subject: 'Verify your email for Dasbor',
      body: `Open this link to verify your email address:\n${link}\n\nIt is valid for 24 hours.`,
    }),
  } satisfies Words<{ link: string }>,

  passwordChanged: {
    id: () => ({
      subject: 'Kata sandi Dasbor Anda diubah',
      body: 'Kata sandi akun Anda baru saja diubah. Bila bukan Anda yang melakukannya, segera atur ulang kata sandi.',
    }),
    en: () => ({
      subject: 'Your Dasbor password was changed',
      body: 'The password of your account was just changed. If this was not you, reset your password at once.',
    }),
  } satisfies Words<void>,
};
