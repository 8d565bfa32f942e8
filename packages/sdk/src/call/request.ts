import { ConfigurationError } from '../errors/errors.ts';
import type { ClientOptions } from '../options.ts';
import type { Trip } from '../route.ts';

/** The exact request of an operation. */
export const requestOf = (
  { baseUrl, mode, timezone, language }: Pick<ClientOptions, 'baseUrl' | 'mode' | 'timezone' | 'language'>,
  { method, path, flags, input, idempotencyKey }: Trip,
  authorization: string | undefined,
) => {
  try {
    // A Blob may have any type, because systems disagree on csv; the API detects the type from the bytes.
    const json = flags.includes(' bytes') ? null : JSON.stringify(input.body);
    const address = [baseUrl.replace(/\/$/, '') + pathOf(path, input.path ?? {}), queryOf(input.query ?? {})];
    const url = address.filter(Boolean).join('?');
    const headers = headersOf(
      {
        'Content-Type': json === null ? 'application/octet-stream' : json && 'application/json',
        'User-Agent': userAgent(),
        'Is-Live': mode && String(mode === 'live'),
        Timezone: timezone,
        'Accept-Language': typeof language === 'function' ? language() : language,
        'Idempotency-Key': idempotencyKey,
        'X-Otp-Token': input.otpToken,
        Authorization: authorization,
      },
      input.headers,
    );
    return { url, method, headers, body: json ?? (input.body as BodyInit | null) };
  } catch (error) {
    // A BigInt in JSON, a lone surrogate in a URL, or an input refused below.
    throw new ConfigurationError('INPUT_INVALID', (error as Error).message);
  }
};

/** `tsup` inserts the version from package.json. */
declare const SDK_VERSION: string | undefined;

/** A browser sets its own User-Agent; any other header would need a CORS preflight. */
const userAgent = () =>
  globalThis.navigator?.userAgent?.startsWith('Mozilla')
    ? undefined
    : `dasbor-sdk/${typeof SDK_VERSION === 'string' ? SDK_VERSION : 'source'}`;

/** A runtime that refuses a value quotes it, including a token. */
const headersOf = (...all: (Readonly<Record<string, string | null | undefined>> | undefined)[]) => {
  try {
    const headers = new Headers();
    for (const [name, value] of all.flatMap((some) => Object.entries(some ?? {})))
      if (value != null) headers.set(name, value);
    return headers;
  } catch {
    throw new TypeError('no header');
  }
};

/** Objects (`filters`) are sent as JSON, lists (`expand`) as repeated parameters. Undefined and null are omitted. */
export const queryOf = (query: Readonly<Record<string, unknown>>) =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      [value ?? []]
        .flat()
        .map(
          (one) =>
            `${name}=${encodeURIComponent(typeof one === 'object' ? JSON.stringify(one) : (one as string))}`,
        ),
    )
    .join('&');

/** An empty id or a dot segment would address another operation. */
export const pathOf = (pathname: string, values: Readonly<Record<string, unknown>>) =>
  pathname.replace(/{(\w+)}/g, (_, name: string) => {
    const value = (values[name] ?? '') as string;
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`path.${name} is missing: ${pathname}`);
    return encodeURIComponent(value);
  });
