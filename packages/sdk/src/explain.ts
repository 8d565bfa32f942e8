// The entry `@dasbor/sdk/errors`, apart from the client because the words of all codes weigh several times as much as it does.
import type { CatalogueEntry, Words } from './catalogue-entry.ts';
import { ApiError, DasborError, NetworkError, type Params } from './errors.ts';
import { catalogue as known } from './generated/errors.gen.ts';
import { isOfStranger } from './stranger.ts';
import type { Open, ProblemCode } from './types.ts';

export type { CatalogueEntry, Words };

/** Every code of the contract, from `openapi/shared/errors.yaml`: a reference page in one object. */
export const catalogue: Readonly<Record<ProblemCode, CatalogueEntry>> = known;

/** The words for one error, with its values filled in. */
export type Explanation = {
  code: Open<ProblemCode>;
  title: string;
  action: string;
  cause: string;
  retryable: boolean;
};

/**
 * The words for whatever a call rejected with, or for one of its `fields`. A code that this version does not know, a proxy's page
 * and no answer at all have words as well, by what can be done about them.
 * @example
 * catch (error) {
 *   const { title, action, retryable } = explain(error, 'en');
 *   if (isDasborError(error)) log.warn({ error, cause: explain(error).cause });
 * }
 */
export function explain(error: unknown, language: 'id' | 'en' = 'id'): Explanation {
  const { code = '', params = {} } = Object(error) as { code?: string; params?: Params };
  const { title, action, cause, retryable } = Object.hasOwn(catalogue, code)
    ? catalogue[code as ProblemCode]
    : OTHERWISE[kindOf(error)];
  const said = ({ id, en }: Words) => fill(language === 'en' ? en : id, params);
  return { code, title: said(title), action: said(action), cause, retryable };
}

function kindOf(error: unknown): keyof typeof OTHERWISE {
  if (error instanceof NetworkError) return 'network';
  if (!(error instanceof ApiError)) return error instanceof DasborError ? 'setup' : 'unexpected';
  if (error.status === 429) return 'limited';
  if (error.status < 200 || (error.status >= 300 && error.status < 400)) return 'redirected';
  if (isOfStranger(error)) return 'stranger';
  return error.status >= 400 && error.status < 500 ? 'refused' : 'server';
}

const grouped = new Intl.NumberFormat('id-ID');

/** `Rp {minimum}`: numbers in groups; a value that did not come leaves its name readable, never `undefined`. */
function fill(text: string, params: Params): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? name;
    return typeof value === 'number' ? grouped.format(value) : value;
  });
}

const OTHERWISE = {
  network: {
    title: { id: 'Server tidak dapat dihubungi.', en: 'The server cannot be reached.' },
    action: { id: 'Periksa koneksi lalu coba lagi.', en: 'Check the connection and try again.' },
    cause:
      'No answer came. Whether the call was carried out is not known: repeat it with the same idempotency key.',
    retryable: true,
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
    cause: 'A code that is newer than this version of the package, or an answer of something before the API.',
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
    title: { id: 'Alamat API belum benar.', en: 'The address of the API is not right.' },
    action: {
      id: 'Isi baseUrl dengan alamat yang menjawab sendiri, https bila perlu.',
      en: 'Set baseUrl to the address that answers itself, with https where it is asked for.',
    },
    cause: 'Something answered with a redirect. None is followed, so that nothing is sent to another origin.',
    retryable: false,
  },
  stranger: {
    title: { id: 'Alamat API belum benar.', en: 'The address of the API is not right.' },
    action: {
      id: 'Isi baseUrl dengan alamat API, bukan alamat halaman web atau layanan lain.',
      en: 'Set baseUrl to the address of the API, not of a web page or another service.',
    },
    cause:
      'Something else answered in the place of the API, such as a web page or a network that asks to sign in first.',
    retryable: false,
  },
  setup: {
    title: { id: 'Integrasi belum benar.', en: 'The integration is not right yet.' },
    action: {
      id: 'Lihat pesan galat ini: di sana tertulis apa yang perlu diubah.',
      en: 'See the message of this error: it says what to change.',
    },
    cause: 'The options of the client, an intent or the input of a call cannot work. Nothing was sent.',
    retryable: false,
  },
  unexpected: {
    title: { id: 'Terjadi kesalahan.', en: 'Something went wrong.' },
    action: { id: 'Beri tahu dukungan jika terus terjadi.', en: 'Tell support if it keeps happening.' },
    cause: 'Not an error of a call: see its own message.',
    retryable: false,
  },
} satisfies Record<string, Omit<CatalogueEntry, 'status'>>;
