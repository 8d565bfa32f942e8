// The parts of openapi-fetch that make an address and headers. Its `createClient` is left out: half its weight is middleware,
// which a `fetch` handed to the client does as well, and it cannot read a success that is not JSON.
import { createFinalURL, mergeHeaders } from 'openapi-fetch';
import type { ClientOptions } from './options.ts';
import type { CallOptions } from './types.ts';

/** A line of an operation table, taken apart once. */
export type Route = {
  operation: string;
  method: string;
  path: string;
  /** `public`: needs no session and is sent none; `stream`: the body is handed over as it arrives; `once`: takes an idempotency key. */
  flags: readonly string[];
};

/** A call under way. */
export type Trip = Route & { input: AnyInput; attempt: number; idempotencyKey: string | undefined };

export function routeOf(operation: string, line: string): Route {
  const [method = '', path = '', ...flags] = line.split(' ');
  return { operation, method: method.toUpperCase(), path, flags };
}

/** An operation's input with its types taken off; the client's method put them on. */
export type AnyInput = CallOptions & {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  idempotencyKey?: string;
  otpToken?: string;
};

/** The request of an operation, exactly as it goes out. */
export function requestOf(
  { baseUrl, mode, timezone, language }: Pick<ClientOptions, 'baseUrl' | 'mode' | 'timezone' | 'language'>,
  { method, path, input, idempotencyKey }: Trip,
  authorization: string | undefined,
) {
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  const url = createFinalURL(path, {
    baseUrl,
    params: { path: input.path ?? {}, query: input.query ?? {} },
    querySerializer,
    pathSerializer,
  });
  const headers = headersOf(
    {
      'Content-Type': body && 'application/json',
      'Is-Live': mode && String(mode === 'live'),
      Timezone: timezone,
      'Accept-Language': typeof language === 'function' ? language() : language,
      'Idempotency-Key': idempotencyKey,
      'X-Otp-Token': input.otpToken,
      Authorization: authorization,
    },
    input.headers,
  );
  return { url, method, headers, body };
}

/** A runtime that refuses a value quotes it, token and all. */
function headersOf(...all: Parameters<typeof mergeHeaders>) {
  try {
    return mergeHeaders(...all);
  } catch {
    throw new TypeError('A header has a value that cannot be sent');
  }
}

/** Objects (`filters`) travel as JSON, lists (`expand`) repeated, the rest as it is; what is undefined or null stays at home. */
const querySerializer = (query: Readonly<Record<string, unknown>>) =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => {
        const text = typeof one === 'object' ? JSON.stringify(one) : String(one);
        return `${name}=${encodeURIComponent(text)}`;
      }),
    )
    .join('&');

/** An empty id or a dot would make the address of another operation. */
const pathSerializer = (pathname: string, values: Readonly<Record<string, unknown>>) =>
  pathname.replace(/{(\w+)}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${pathname} needs a ${name}`);
    return encodeURIComponent(value);
  });
