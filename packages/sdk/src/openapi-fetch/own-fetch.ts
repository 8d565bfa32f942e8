import { ApiError, type ClientOptions, ConfigurationError, createClientFor } from '@dasbor/sdk';
import type { OperationTable, WithResponse } from '@dasbor/sdk';
import { routeFinder } from '../find-route.ts';
import type { AnyInput } from '../route.ts';

type Calls = Partial<Record<string, (input: AnyInput) => Promise<WithResponse<unknown>>>>;

/**
 * A `fetch` that sends a finished `Request` of openapi-fetch as a call of the SDK, which adds key, session, mode, retries and
 * timeouts. An answer of the API, also a refusal, becomes a `Response`; without an answer it rejects with the SDK's error.
 */
export const ownFetch = (table: OperationTable, options: ClientOptions) => {
  const client = createClientFor(table, options);
  const calls = client.withResponse as unknown as Calls;
  const base = new URL(options.baseUrl || '/', globalThis.location?.href).href.replace(/\/$/, '');
  const find = routeFinder(table);

  const fetch = async (request: Request): Promise<Response> => {
    const [address = '', query = ''] = request.url.split('?');
    // Another base URL, of one call or of a middleware, must not get the key.
    const found = address.startsWith(base) ? find(request.method, address.slice(base.length)) : undefined;
    const call = found && calls[found.route.operation];
    if (!call) throw refusal(request.method, found ? found.route.path : undefined);
    try {
      const isBytes = found.route.flags.includes(' bytes');
      const { body, response } = await call({
        ...headersOf(request.headers),
        path: given(found.values),
        query: queryOf(new URLSearchParams(query)),
        body: isBytes ? await request.blob() : jsonOf(await request.text()),
        signal: request.signal,
      });
      return responseOf(body, response);
    } catch (error) {
      const { response } = error instanceof ApiError ? error : {};
      if (response && response.status >= 400) return responseOf((error as ApiError).body, response);
      throw error;
    }
  };
  return { fetch, close: client.close };
};

/** Without the address itself: an address may contain a token. */
const refusal = (method: string, path = 'this address') =>
  new ConfigurationError('INPUT_INVALID', `${method} ${path} is no call of this client`);

/** A call without `params.path` leaves `{id}` in the address. */
const given = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== `{${name}}`));

/** The headers that the SDK knows by another name, and the rest. The SDK sets the content type itself. */
const headersOf = (all: Headers): AnyInput => {
  const {
    'content-type': _,
    'idempotency-key': idempotencyKey,
    'x-otp-token': otpToken,
    ...headers
  } = Object.fromEntries(all);
  return { headers, ...(idempotencyKey !== undefined && { idempotencyKey }), ...(otpToken && { otpToken }) };
};

const queryOf = (all: URLSearchParams) =>
  Object.fromEntries([...new Set(all.keys())].map((name) => [name, all.getAll(name)]));

const jsonOf = (text: string): unknown => (text ? JSON.parse(text) : undefined);

/** The body was read and checked: what openapi-fetch reads is what is left of it. */
const responseOf = (body: unknown, { status, statusText, headers: all }: Response): Response => {
  const headers = new Headers(all);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const isRaw = typeof body === 'string' || body instanceof Blob || body instanceof ReadableStream;
  const raw = isRaw ? body : body === undefined ? null : JSON.stringify(body);
  return new Response(raw, { status, statusText, headers });
};
