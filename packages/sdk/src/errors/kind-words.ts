import type { CatalogueEntry, IssueEntry } from './catalogue-entry.ts';
import type { ConfigurationCode } from './errors.ts';

type Said = Omit<CatalogueEntry, 'status'>;

const WRONG_ADDRESS = { id: 'Alamat API belum benar.', en: 'The address of the API is not right.' };

/** Configuration and input errors. Their own messages are short, because every checkout page bundles them. */
export const SETUP: Readonly<Record<ConfigurationCode, Said>> = {
  KEY_MISSING: {
    title: { id: 'Kunci API kosong.', en: 'The API key is empty.' },
    action: {
      id: 'Isi opsi key. Jika berasal dari variabel lingkungan seperti DASBOR_KEY, pastikan variabel itu terisi.',
      en: 'Set the option key. If it comes from an environment variable such as DASBOR_KEY, make sure that the variable is set.',
    },
    cause:
      'The option key is empty, most often because an environment variable is not set. Nothing was sent.',
    retryable: false,
  },
  KEY_INVALID: {
    title: { id: 'Ini bukan kunci API.', en: 'This is not an API key.' },
    action: {
      id: 'Salin kunci seperti yang ditampilkan: dp_test_… atau dp_live_…, tanpa tanda kutip, spasi, atau ganti baris.',
      en: 'Copy the key as it was shown: dp_test_… or dp_live_…, without quotes, spaces or a line break.',
    },
    cause: 'The option key does not have the form of a key. Nothing was sent.',
    retryable: false,
  },
  KEY_WITH_SESSION: {
    title: { id: 'Kunci dan sesi diberikan bersamaan.', en: 'A key and a session are both given.' },
    action: {
      id: 'Beri key untuk server Anda, atau session untuk orang yang masuk, bukan keduanya.',
      en: 'Give key for your server, or session for a person who signs in, not both.',
    },
    cause: 'The options key and session are both set. Nothing was sent.',
    retryable: false,
  },
  KEY_OF_OTHER_MODE: {
    title: { id: 'Kunci ini milik mode lain.', en: 'The key is of the other mode.' },
    action: {
      id: 'Hapus opsi mode, atau samakan dengan kuncinya: live untuk dp_live_…, sandbox untuk dp_test_….',
      en: 'Remove the option mode, or make it that of the key: live for dp_live_…, sandbox for dp_test_….',
    },
    cause: 'The option mode is not the mode of the key. Nothing was sent.',
    retryable: false,
  },
  KEY_IN_BROWSER: {
    title: { id: 'Kunci live ada di halaman web.', en: 'A live key is on a web page.' },
    action: {
      id: 'Panggil API dari server Anda dan ganti kunci itu bila halamannya sudah diterbitkan. Di halaman web pakai session, atau dp_test_… untuk mencoba.',
      en: 'Call the API from your server, and replace the key if the page was published. On a web page use a session, or dp_test_… to try.',
    },
    cause: 'Any visitor of the page can read the option key. Nothing was sent.',
    retryable: false,
  },
  BASE_URL_INVALID: {
    title: WRONG_ADDRESS,
    action: {
      id: 'Isi opsi baseUrl dengan alamat seperti https://api.example.com: diawali http:// atau https://, tanpa pengguna, kata sandi, ? atau #. Bila berasal dari variabel lingkungan, pastikan variabel itu terisi.',
      en: 'Set the option baseUrl to an address such as https://api.example.com: with http:// or https://, without a user, a password, ? or #. Where it comes from an environment variable, make sure that it is set.',
    },
    cause: 'The option baseUrl is no http address, or holds what no address of an API has. Nothing was sent.',
    retryable: false,
  },
  INTENT_INVALID: {
    title: { id: 'Kunci idempotensi ini bukan kunci.', en: 'This idempotency key is none.' },
    action: {
      id: 'Isi idempotencyKey, atau argumen client.intent, dengan 16 sampai 64 karakter A–Z a–z 0–9 _ -, seperti order-1042-payment. client.intent() tanpa argumen membuat yang baru.',
      en: 'Give idempotencyKey, or the argument of client.intent, 16 to 64 characters of A–Z a–z 0–9 _ -, such as order-1042-payment. client.intent() without an argument makes a new one.',
    },
    cause:
      'What was given is empty, shorter than 16 characters, longer than 64 or has others, most often a column that was not filled yet. Nothing was sent.',
    retryable: false,
  },
  INPUT_INVALID: {
    title: { id: 'Isian atau opsi ini tidak dapat dikirim.', en: 'An input or option cannot be sent.' },
    action: {
      id: 'Pesan galat ini menyebut mana. timeoutMs, totalTimeoutMs, serta angka di dalam retry dan refresh adalah 0 atau lebih.',
      en: 'The message of this error names it. timeoutMs, totalTimeoutMs and what stands in retry and refresh are numbers of 0 or more.',
    },
    cause:
      'A time or number of attempts is no number of 0 or more, a value of the path is missing, or something stands where no request can carry it: a line break in a header, a BigInt in a body. Nothing was sent.',
    retryable: false,
  },
};

/** A client only calls paths of the contract, so an unknown path usually means a wrong `baseUrl`. */
export const NOT_FOUND: Pick<Said, 'title' | 'action'> = {
  title: { id: 'API tidak ditemukan di {baseUrl}.', en: 'The API was not found at {baseUrl}.' },
  action: {
    id: 'Periksa opsi baseUrl: alamat API tanpa /dashboard, seperti https://api.example.com. Bila sudah benar, API itu belum punya operasi ini.',
    en: 'Check the option baseUrl: the address of the API without /dashboard, such as https://api.example.com. If it is right, that API does not have this operation yet.',
  },
};

/** What to do about an issue of a payout's row, by kind. */
export const OF_ROW: Readonly<Record<IssueEntry['kind'], Omit<Said, 'title'>>> = {
  error: {
    action: {
      id: 'Perbaiki atau hapus barisnya sebelum batch diajukan.',
      en: 'Mend or delete the row before the batch is submitted.',
    },
    cause:
      'As it is written, or by what its bank says, the row cannot be paid: updateDisbursementItem or deleteDisbursementItems.',
    retryable: false,
  },
  warning: {
    action: {
      id: 'Pastikan memang begitu; batch dapat diajukan apa adanya.',
      en: 'Make sure that it is meant; the batch can be submitted as it is.',
    },
    cause: 'Unusual and left to you: a warning holds no batch back.',
    retryable: false,
  },
  again: {
    action: { id: 'Minta bank memeriksanya lagi.', en: 'Let the bank be asked again.' },
    cause: 'Its bank gave no answer about the account: revalidateDisbursement asks again.',
    retryable: true,
  },
};

/** Generic texts for unknown codes, by what can be done. */
export const OTHERWISE = {
  timeout: {
    title: { id: 'Server tidak menjawab pada waktunya.', en: 'The server did not answer in time.' },
    action: { id: 'Coba lagi beberapa saat lagi.', en: 'Try again in a while.' },
    cause:
      'No answer came within timeoutMs or totalTimeoutMs. Whether the call was carried out is not known: repeat it with the same idempotency key.',
    retryable: true,
  },
  network: {
    title: { id: 'Server tidak dapat dihubungi.', en: 'The server cannot be reached.' },
    action: { id: 'Periksa koneksi lalu coba lagi.', en: 'Check the connection and try again.' },
    cause:
      'No answer came: see the message. Whether the call was carried out is not known: repeat it with the same idempotency key.',
    retryable: true,
  },
  notRenewed: {
    title: {
      id: 'Sesi belum dapat diperpanjang.',
      en: 'The session could not be renewed for now.',
    },
    action: { id: 'Tunggu sebentar lalu coba lagi.', en: 'Wait a moment and try again.' },
    cause:
      'The access token had to be renewed, and the API did not say whether it will be: see the message. The call was not carried out, and nobody is signed out: make it again, after retryAfter seconds where the error says how many.',
    retryable: true,
  },
  aborted: {
    title: { id: 'Panggilan ini dihentikan.', en: 'The call was broken off.' },
    action: {
      id: 'Jika masih diperlukan, periksa dulu apa yang sudah terjadi, lalu mulai lagi.',
      en: 'If it is still wanted, look first what has become of it, then begin it anew.',
    },
    cause:
      'Your own signal ended it, or the sign-in that it began in is over: signed out, or somebody else signed in. Whether it was carried out is not known; in the same sign-in it can be repeated with the same idempotency key.',
    retryable: false,
  },
  limited: {
    title: { id: 'Terlalu banyak permintaan.', en: 'Too many requests.' },
    action: { id: 'Tunggu sebentar lalu coba lagi.', en: 'Wait a moment and try again.' },
    cause: 'Something between you and the API limits how often you may call. Nothing was done.',
    retryable: true,
  },
  refused: {
    title: { id: 'Permintaan ditolak.', en: 'The request was refused.' },
    action: { id: 'Periksa isiannya lalu coba lagi.', en: 'Check what was sent and try again.' },
    cause:
      'This version of the package does not know the code: it is newer, or one of SNAP, which parseSnapResponseCode of @dasbor/sdk/snap explains.',
    retryable: false,
  },
  unauthorized: {
    title: {
      id: 'Akses ditolak, tetapi bukan oleh API ini.',
      en: 'Access was refused, but not by the API.',
    },
    action: {
      id: 'Periksa kunci atau sesi yang dipakai, lalu baseUrl serta proxy di depan API, yang mungkin meminta kata sandinya sendiri.',
      en: 'Check the key or session, then baseUrl and the proxy before the API, which may ask for a password of its own.',
    },
    cause:
      'A 401 without a code of the API: something on the way, or another service that baseUrl names, asked who is calling. Nothing was done.',
    retryable: false,
  },
  tooLarge: {
    title: { id: 'Permintaan ini terlalu besar.', en: 'The request is too large.' },
    action: {
      id: 'Kirim lebih sedikit sekaligus, atau naikkan batas proxy di depan API.',
      en: 'Send less at once, or raise the limit of the proxy before the API.',
    },
    cause:
      'A 413 or 414 without a code of the API: something before it takes no body or address of that length. Nothing was done.',
    retryable: false,
  },
  server: {
    title: { id: 'Terjadi kesalahan di sisi server.', en: 'Something went wrong on the server.' },
    action: { id: 'Coba lagi beberapa saat lagi.', en: 'Try again in a while.' },
    cause:
      'The API failed, or something before it answered in its place. Repeat with the same idempotency key.',
    retryable: true,
  },
  redirected: {
    title: WRONG_ADDRESS,
    action: {
      id: 'Isi baseUrl dengan alamat yang menjawab sendiri, https bila perlu.',
      en: 'Set baseUrl to the address that answers itself, with https where it is asked for.',
    },
    cause: 'Something answered with a redirect. None is followed, so that nothing is sent to another origin.',
    retryable: false,
  },
  stranger: {
    title: WRONG_ADDRESS,
    action: {
      id: 'Isi baseUrl dengan alamat API, bukan alamat halaman web atau layanan lain.',
      en: 'Set baseUrl to the address of the API, not of a web page or another service.',
    },
    cause:
      'Something else answered in the place of the API, such as a web page or a network that asks to sign in first.',
    retryable: false,
  },
  between: {
    title: {
      id: 'Yang menjawab bukan API ini.',
      en: 'Something else answered in the place of the API.',
    },
    action: {
      id: 'Periksa baseUrl serta proxy atau firewall di depan API.',
      en: 'Check baseUrl, and the proxy or firewall before the API.',
    },
    cause:
      'A refusal without a code of the API: baseUrl is of another service, or something on the way refused. It says nothing of what was asked for, and whether the call was carried out is not known: repeat it with the same idempotency key once that is mended.',
    retryable: false,
  },
  pageless: {
    title: { id: 'Yang dibaca bukan daftar berhalaman.', en: 'What was read is no list of pages.' },
    action: {
      id: 'Beri each metode yang menjawab halaman, seperti client.listPayments; bila sudah, isi baseUrl dengan alamat API.',
      en: 'Give each a method that answers pages, such as client.listPayments; if it is one, set baseUrl to the address of the API.',
    },
    cause:
      'No page stands beside the data that came: the method answers something else, or something else answered.',
    retryable: false,
  },
  setup: {
    title: { id: 'Integrasi belum benar.', en: 'The integration is not right yet.' },
    action: {
      id: 'Periksa opsi dan isian panggilannya.',
      en: 'Check the options and the input of the call.',
    },
    cause:
      'A code that is newer than this version of the package: see the message of the error. Nothing was sent.',
    retryable: false,
  },
  unexpected: {
    title: { id: 'Terjadi kesalahan.', en: 'Something went wrong.' },
    action: { id: 'Beri tahu dukungan jika terus terjadi.', en: 'Tell support if it keeps happening.' },
    cause: 'Not an error of a call: see its own message.',
    retryable: false,
  },
} satisfies Record<string, Said>;
