import type { Mode } from '@dasbor/domain/access';
import type { NoticedAction } from '@dasbor/domain/security-history';
import type { MailText } from '../../../platform/mail/people.ts';
import type { Language } from '../../../platform/problems.ts';

type Given = {
  /** Null if nobody is known. */
  person: string | null;
  /** The name of the key or webhook; null for other events. */
  record: string | null;
  /** Null if the event concerns both modes. */
  mode: Mode | null;
  at: string;
  device: string;
  ip: string;
  dashboardUrl: string;
};

/** What happened, by whom, when and from where, and what to do if it was somebody else. */
export const noticeWords = (action: NoticedAction, language: Language, given: Given): MailText => {
  const { labels, happened, remedies } = WORDS[language];
  const subject = happened[action];
  const { remedy, page } = REMEDIES[action];
  const { record, person, mode, dashboardUrl } = given;
  const rows = [
    [labels.person, person],
    [labels.record, record],
    [labels.mode, mode && labels[mode]],
    [labels.at, given.at],
    [labels.device, given.device],
    [labels.ip, given.ip],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    subject: record ? `${subject}: ${record}` : subject,
    body: `${subject}.\n\n${rows.join('\n')}\n\n${remedies[remedy]}\n${dashboardUrl}/#${page}\n\n${labels.history}\n${dashboardUrl}/#/settings/security-history`,
  };
};

type Remedy = 'key' | 'webhook' | 'password' | 'two_step' | 'codes';

const RESET = '/forgot_password';
const API_KEY = { remedy: 'key', page: '/settings/api-keys' } as const;
const SNAP_KEY = { remedy: 'key', page: '/settings/snap-keys' } as const;
const PASSWORD = { remedy: 'password', page: RESET } as const;
const TWO_STEP = { remedy: 'two_step', page: RESET } as const;
const CODES = { remedy: 'codes', page: RESET } as const;

const REMEDIES: Record<NoticedAction, { remedy: Remedy; page: string }> = {
  'api_key.created': API_KEY,
  'api_key.regenerated': API_KEY,
  'snap_key.created': SNAP_KEY,
  'snap_key.secret_regenerated': SNAP_KEY,
  'snap_key.public_key_set': SNAP_KEY,
  'legacy_key.regenerated': { remedy: 'key', page: '/settings/legacy-keys' },
  'webhook.secret_rotated': { remedy: 'webhook', page: '/settings/webhooks' },
  'password.changed': PASSWORD,
  'password.reset': PASSWORD,
  'two_step.turned_off': TWO_STEP,
  'authenticator.removed': TWO_STEP,
  'passkey.removed': TWO_STEP,
  'session.codes_locked': CODES,
  'confirmation.locked': CODES,
  'session.ended_by_guesses': CODES,
  'session.reuse_detected': CODES,
};

type Words = {
  labels: Record<'person' | 'record' | 'at' | 'device' | 'ip' | 'mode' | Mode | 'history', string>;
  happened: Record<NoticedAction, string>;
  remedies: Record<Remedy, string>;
};

const WORDS: Record<Language, Words> = {
  id: {
    labels: {
      person: 'Oleh',
      record: 'Nama',
      at: 'Waktu',
      device: 'Perangkat',
      ip: 'Alamat IP',
      mode: 'Mode',
      live: 'Live',
      sandbox: 'Sandbox',
      history: 'Riwayat keamanan:',
    },
    happened: {
      'api_key.created': 'Kunci API baru dibuat',
      'api_key.regenerated': 'Rahasia kunci API diganti',
      'snap_key.created': 'Kunci SNAP baru dibuat',
      'snap_key.secret_regenerated': 'Client secret SNAP diganti',
      'snap_key.public_key_set': 'Kunci publik SNAP diganti',
      'legacy_key.regenerated': 'Kunci lama diganti',
      'webhook.secret_rotated': 'Rahasia webhook diganti',
      'password.changed': 'Kata sandi rekan Anda diubah',
      'password.reset': 'Kata sandi rekan Anda diatur ulang',
      'two_step.turned_off': 'Verifikasi 2 langkah dimatikan',
      'authenticator.removed': 'Aplikasi autentikator dihapus',
      'passkey.removed': 'Passkey dihapus',
      'session.codes_locked': 'Kode masuk salah terlalu sering',
      'confirmation.locked': 'Kode konfirmasi salah terlalu sering',
      'session.ended_by_guesses': 'Sesi dihentikan setelah beberapa kata sandi salah',
      'session.reuse_detected': 'Sesi dihentikan karena token lama dipakai lagi',
    },
    remedies: {
      key: 'Jika bukan Anda atau rekan Anda yang melakukannya, cabut kunci ini sekarang, lalu ubah kata sandi akun yang dipakai:',
      webhook:
        'Jika bukan Anda atau rekan Anda yang melakukannya, ganti rahasia webhook ini sekarang, lalu ubah kata sandi akun yang dipakai:',
      password:
        'Tanyakan kepada rekan Anda. Jika bukan rekan Anda yang melakukannya, minta ia mengatur ulang kata sandinya sekarang:',
      two_step:
        'Jika bukan pemilik akun yang melakukannya, atur ulang kata sandi akun itu sekarang, lalu aktifkan kembali verifikasi 2 langkah:',
      codes:
        'Jika bukan pemilik akun yang melakukannya, mungkin orang lain mengetahui kata sandinya atau memegang perangkatnya. Atur ulang kata sandi akun itu sekarang:',
    },
  },
  en: {
    labels: {
      person: 'By',
      record: 'Name',
      at: 'Time',
      device: 'Device',
      ip: 'IP address',
      mode: 'Mode',
      live: 'Live',
      sandbox: 'Sandbox',
      history: 'Security history:',
    },
    happened: {
      'api_key.created': 'New API key created',
      'api_key.regenerated': 'API key secret replaced',
      'snap_key.created': 'New SNAP key created',
      'snap_key.secret_regenerated': 'SNAP client secret replaced',
      'snap_key.public_key_set': 'SNAP public key replaced',
      'legacy_key.regenerated': 'Legacy key replaced',
      'webhook.secret_rotated': 'Webhook secret replaced',
      'password.changed': 'Password of a colleague changed',
      'password.reset': 'Password of a colleague reset',
      'two_step.turned_off': '2-step verification turned off',
      'authenticator.removed': 'Authenticator app removed',
      'passkey.removed': 'Passkey removed',
      'session.codes_locked': 'Too many wrong sign-in codes',
      'confirmation.locked': 'Too many wrong confirmation codes',
      'session.ended_by_guesses': 'Session ended after wrong passwords',
      'session.reuse_detected': 'Session ended because an old token was used again',
    },
    remedies: {
      key: 'If this was not you or a colleague, revoke this key now. Then change the password of the account that was used:',
      webhook:
        'If this was not you or a colleague, replace the secret of this webhook now. Then change the password of the account that was used:',
      password: 'Ask your colleague. If it was somebody else, your colleague must reset the password now:',
      two_step:
        'If this was not the owner of the account, reset the password of the account now. Then turn 2-step verification on again:',
      codes:
        'If this was not the owner of the account, somebody else may know the password or hold the device. Reset the password of the account now:',
    },
  },
};
