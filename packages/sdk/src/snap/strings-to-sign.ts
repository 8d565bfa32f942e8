import { bytesIn } from '../bytes.ts';
import { minifyJson } from './minify.ts';
import { malformedInput } from './snap-error.ts';

/** The body as sent or received: JSON as text or bytes; omitted if there is none. */
export type SnapBody = string | Uint8Array | ArrayBuffer | null | undefined;

/** The parts of the string for an access token. */
export type AccessTokenFacts = {
  /** `X-CLIENT-KEY`: the client id of the SNAP key. */
  clientId: string;
  /** `X-TIMESTAMP`, see {@link snapTimestamp}. */
  timestamp: string;
};

/** The parts of the string for a callback. */
export type CallbackFacts = {
  method: string;
  /** Path and query, without the host: `/v1.0/transfer-interbank`. */
  path: string;
  body?: SnapBody;
  /** `X-TIMESTAMP`, see {@link snapTimestamp}. */
  timestamp: string;
};

/** The parts of the string for a request. */
export type RequestFacts = CallbackFacts & {
  /** The token from `createSnapAccessToken`, without `Bearer `. */
  accessToken: string;
};

/**
 * The text to sign for an access token: `<client id>|<timestamp>`.
 * @example accessTokenStringToSign({ clientId, timestamp: '2025-01-15T10:00:00+07:00' })
 */
export const accessTokenStringToSign = ({ clientId, timestamp }: AccessTokenFacts): string => {
  refuseMissing({ clientId, timestamp });
  return `${clientId}|${timestamp}`;
};

/**
 * The text to sign for a request: `<METHOD>:<path>:<access token>:<hash of the minified body>:<timestamp>`.
 * @example await requestStringToSign({ method: 'POST', path: '/v1.0/balance-inquiry', accessToken, body, timestamp })
 */
export const requestStringToSign = async ({ accessToken, ...facts }: RequestFacts): Promise<string> => {
  refuseMissing({ accessToken });
  if (/^Bearer\s/i.test(accessToken)) throw malformedInput('accessToken is signed without the word Bearer');
  return joined(facts, accessToken);
};

/**
 * The text that Dasbor signs for a callback: `<METHOD>:<path>:<hash of the minified body>:<timestamp>`.
 * @example await callbackStringToSign({ method: 'POST', path: '/snap/v1.0/transfer/notify', body, timestamp })
 */
export const callbackStringToSign = async (facts: CallbackFacts): Promise<string> => joined(facts);

const joined = async ({ method, path, body, timestamp }: CallbackFacts, ...token: string[]) => {
  const bytes = bytesIn(body);
  const text = bytes ? new TextDecoder().decode(bytes) : ((body ?? '') as string);
  refuseMissing({ method, path, timestamp, body: text || 'none' });
  if (!path.startsWith('/'))
    throw malformedInput(`The path signed begins with / and has no host: ${withoutHost(path)}`);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(minifyJson(text)));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [method.toUpperCase(), path, ...token, hex, timestamp].join(':');
};

const withoutHost = (path: string): string => path.replace(/^\w+:\/\/[^/]*/, '').replace(/^\/*/, '/');

/** A missing value would be signed as the text `undefined`, and an object as a text other than the one sent. */
const refuseMissing = (facts: Readonly<Record<string, unknown>>) => {
  for (const [name, fact] of Object.entries(facts))
    if (!fact || typeof fact !== 'string') throw malformedInput(`${name} is no text, or empty`);
};
