import { formatDateTime } from '@dasbor/domain/kernel';
import { LINK_HOURS } from '@dasbor/domain/auth';
import { oneLine } from '../../platform/mail/one-line.ts';
import type { Language } from '../../platform/problems.ts';

type Text = { subject: string; body: string };
type Words<Given> = Record<Language, (given: Given) => Text>;

/**
 * All mails about signing in. Codes use the language of the request, other mails that of the profile. Plain text is enough for a code and a
 * link.
 */
export const mails = {
  code: {
    id: ({ code, confirms, minutes }) => ({
      subject: 'Kode verifikasi Dasbor',
      body: `Kode verifikasi Anda: ${code}\n\nUntuk: ${confirms}\n\nMasukkan kode hanya jika Anda yang memintanya dan rinciannya benar. Berlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk kepada kami.`,
    }),
    en: ({ code, confirms, minutes }) => ({
      subject: 'Your Dasbor verification code',
      body: `Your verification code: ${code}\n\nIt confirms: ${confirms}\n\nEnter it only if you started this and the details are right. It is valid for ${minutes} minutes. Do not share it with anyone, including us.`,
    }),
  } satisfies Words<{ code: string; confirms: string; minutes: number }>,

  /** What the code of a sign-in confirms. */
  signIn: { id: 'Masuk ke Dasbor', en: 'Sign in to Dasbor' } satisfies Record<Language, string>,

  resetPassword: {
    id: ({ link }) => ({
      subject: 'Atur ulang kata sandi Dasbor',
      body: `Buka tautan ini untuk membuat kata sandi baru:\n${link}\n\nBerlaku ${LINK_HOURS.reset_password} jam dan hanya dapat dipakai sekali. Abaikan email ini bila Anda tidak memintanya.`,
    }),
    en: ({ link }) => ({
      subject: 'Reset your Dasbor password',
      body: `Open this link to choose a new password:\n${link}\n\nIt is valid for ${LINK_HOURS.reset_password} hour and works once. Ignore this mail if you did not ask for it.`,
    }),
  } satisfies Words<{ link: string }>,

  verifyEmail: {
    id: ({ link }) => ({
      subject: 'Verifikasi email Dasbor',
      body: `Buka tautan ini untuk memverifikasi alamat email Anda:\n${link}\n\nBerlaku ${LINK_HOURS.verify_email} jam.`,
    }),
    en: ({ link }) => ({
      subject: 'Verify your email for Dasbor',
      body: `Open this link to verify your email address:\n${link}\n\nIt is valid for ${LINK_HOURS.verify_email} hours.`,
    }),
  } satisfies Words<{ link: string }>,

  /** By WhatsApp, where a message has no subject. */
  whatsAppCode: {
    id: ({ code, isNew, minutes }) => ({
      subject: 'Kode WhatsApp',
      body: `${isNew ? 'Kode untuk mendaftar di Dasbor' : 'Kode untuk masuk ke Dasbor'}: ${code}\n\nBerlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk kepada kami.`,
    }),
    en: ({ code, isNew, minutes }) => ({
      subject: 'WhatsApp code',
      body: `${isNew ? 'Your code to sign up for Dasbor' : 'Your code to sign in to Dasbor'}: ${code}\n\nIt is valid for ${minutes} minutes. Do not share it with anyone, including us.`,
    }),
  } satisfies Words<{ code: string; isNew: boolean; minutes: number }>,

  /** Somebody signed up with an address that has an account. The link sets a password, or leads to the page that does. */
  accountExists: {
    id: ({ signIn, link }) => ({
      subject: 'Anda sudah punya akun Dasbor',
      body: `Seseorang, mungkin Anda, mendaftar di Dasbor dengan email ini. Email ini sudah punya akun, jadi tidak ada akun baru.\n\nMasuk: ${signIn}\nLupa atau belum punya kata sandi: ${link}\n\nAbaikan email ini bila bukan Anda yang mendaftar.`,
    }),
    en: ({ signIn, link }) => ({
      subject: 'You already have a Dasbor account',
      body: `Somebody, maybe you, signed up for Dasbor with this email. It already has an account, so no new one was made.\n\nSign in: ${signIn}\nNo password, or forgotten: ${link}\n\nIgnore this mail if it was not you.`,
    }),
  } satisfies Words<{ signIn: string; link: string }>,

  invitation: {
    id: ({ link, merchantName, inviterName }) => ({
      subject: `Undangan ke ${oneLine(merchantName)} di Dasbor`,
      body: `${oneLine(inviterName)} mengundang Anda bekerja di “${oneLine(merchantName)}” di Dasbor. Buka tautan ini untuk menerimanya:\n${link}\n\nBerlaku ${LINK_HOURS.create_password} jam dan hanya dapat dipakai sekali. Abaikan email ini bila Anda tidak mengenal pengirimnya.`,
    }),
    en: ({ link, merchantName, inviterName }) => ({
      subject: `Invitation to ${oneLine(merchantName)} on Dasbor`,
      body: `${oneLine(inviterName)} invites you to work at “${oneLine(merchantName)}” on Dasbor. Open this link to accept:\n${link}\n\nIt is valid for ${LINK_HOURS.create_password} hours and works once. Ignore this mail if you do not know the sender.`,
    }),
  } satisfies Words<{ link: string; merchantName: string; inviterName: string }>,

  confirmEmail: {
    id: ({ link }) => ({
      subject: 'Konfirmasi email baru Dasbor',
      body: `Buka tautan ini untuk masuk ke Dasbor dengan alamat ini:\n${link}\n\nBerlaku ${LINK_HOURS.confirm_email} jam. Abaikan email ini bila Anda tidak memintanya.`,
    }),
    en: ({ link }) => ({
      subject: 'Confirm your new email for Dasbor',
      body: `Open this link to sign in to Dasbor with this address:\n${link}\n\nIt is valid for ${LINK_HOURS.confirm_email} hours. Ignore this mail if you did not ask for it.`,
    }),
  } satisfies Words<{ link: string }>,

  /** To the address before. */
  emailChanged: {
    id: ({ link, address }) => ({
      subject: 'Email Dasbor Anda diganti',
      body: `Akun Anda sekarang memakai alamat ${address}. Bila bukan Anda yang menggantinya, buka tautan ini untuk mengembalikannya dan mengeluarkan semua perangkat:\n${link}\n\nBerlaku ${LINK_HOURS.undo_email_change} jam.`,
    }),
    en: ({ link, address }) => ({
      subject: 'Your Dasbor email was changed',
      body: `Your account now uses the address ${address}. If this was not you, open this link to change it back and sign out all devices:\n${link}\n\nIt is valid for ${LINK_HOURS.undo_email_change} hours.`,
    }),
  } satisfies Words<{ link: string; address: string }>,

  accountDeleted: {
    id: ({ merchant, ip }) => ({
      subject: 'Akun Dasbor Anda dihapus',
      body: `Akun Anda di “${oneLine(merchant)}” baru saja dihapus dari alamat IP ${ip}. Bila bukan Anda yang melakukannya, segera hubungi pemilik merchant itu.`,
    }),
    en: ({ merchant, ip }) => ({
      subject: 'Your Dasbor account was deleted',
      body: `Your account at “${oneLine(merchant)}” was just deleted from the IP address ${ip}. If this was not you, contact the owner of that merchant at once.`,
    }),
  } satisfies Words<{ merchant: string; ip: string }>,

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

  secondStepLost: {
    id: ({ opensAt, ip }) => ({
      subject: 'Langkah kedua akun Dasbor Anda dilaporkan hilang',
      body: `Seseorang yang mengetahui kata sandi Anda melaporkan, dari alamat IP ${ip}, bahwa semua langkah kedua akun Anda hilang. Mulai ${formatDateTime(opensAt, 'id')}, kode dari email ini cukup untuk masuk.\n\nBila bukan Anda yang melaporkan, masuk seperti biasa sebelum waktu itu untuk membatalkannya, lalu ganti kata sandi.`,
    }),
    en: ({ opensAt, ip }) => ({
      subject: 'The second step of your Dasbor account was reported lost',
      body: `Somebody who knows your password reported from the IP address ${ip} that every second step of your account is lost. From ${formatDateTime(opensAt, 'en')} on, a code from this mailbox is enough to sign in.\n\nIf this was not you, sign in as usual before then to withdraw it, and change your password.`,
    }),
  } satisfies Words<{ opensAt: Date; ip: string }>,

  newDevice: {
    id: ({ device, ip, now }) => ({
      subject: 'Akun Dasbor Anda masuk dari perangkat baru',
      body: `Akun Anda baru saja masuk dari perangkat atau alamat yang belum pernah dipakai.\n\nWaktu: ${formatDateTime(now, 'id')}\nAlamat IP: ${ip}\nPerangkat: ${device || 'tidak diketahui'}\n\nBila ini Anda, abaikan email ini. Bila bukan, segera atur ulang kata sandi.`,
    }),
    en: ({ device, ip, now }) => ({
      subject: 'A new device signed in to your Dasbor account',
      body: `Somebody just signed in to your account from a device or address that was not used before.\n\nTime: ${formatDateTime(now, 'en')}\nIP address: ${ip}\nDevice: ${device || 'unknown'}\n\nIf this was you, ignore this mail. If not, reset your password at once.`,
    }),
  } satisfies Words<{ device: string; ip: string; now: Date }>,
};
