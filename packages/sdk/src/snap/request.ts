import { toBase64 } from '../base64.ts';
import { isSnapExternalId, snapExternalId } from './external-id.ts';
import { malformedInput, SnapError } from './snap-error.ts';
import { requestStringToSign, type SnapBody } from './strings-to-sign.ts';
import { snapTimestamp } from './timestamp.ts';

/** A request to sign. */
export type RequestOptions = {
  method: string;
  /** Path and query, without the host: `/v1.0/transfer-interbank`. */
  path: string;
  /** The exact text that is sent. */
  body?: SnapBody;
  /** The token from `createSnapAccessToken`. */
  accessToken: string;
  /** The client secret of the SNAP key. */
  clientSecret: string;
  /** `X-PARTNER-ID`: 1 to 36 characters. */
  partnerId: string;
  /** `X-EXTERNAL-ID`: 1 to 36 digits, new for every attempt; {@link snapExternalId} creates one. */
  externalId?: string | null | undefined;
  /** `CHANNEL-ID`: 5 digits; default 95221, unless you were given another. */
  channelId?: string | null | undefined;
  /** Time of the signature; defaults to now. */
  now?: Date | null | undefined;
};

/** The headers of a signed call, named as in the SNAP standard. */
export type RequestHeaders = {
  'Content-Type': 'application/json';
  Authorization: string;
  'X-TIMESTAMP': string;
  'X-SIGNATURE': string;
  'X-PARTNER-ID': string;
  'X-EXTERNAL-ID': string;
  'CHANNEL-ID': string;
};

/** The format of each header (Bank Indonesia's standard); a server returns codes such as 4007301 without naming the header. */
const RULES = [
  ['partnerId', 'X-PARTNER-ID', '1 to 36 characters', (text: string) => /^[\x21-\x7e]{1,36}$/.test(text)],
  ['externalId', 'X-EXTERNAL-ID', '1 to 36 digits', isSnapExternalId],
  ['channelId', 'CHANNEL-ID', '5 digits', (text: string) => /^\d{5}$/.test(text)],
] as const;

/**
 * The headers of a signed SNAP call. Send exactly the text that you pass as `body`.
 * @example
 * const body = JSON.stringify({ partnerReferenceNo: 'REF-0001', amount: { value: '10000.00', currency: 'IDR' } });
 * const headers = await requestHeaders({ method: 'POST', path, body, accessToken, clientSecret, partnerId });
 * await fetch(baseUrl + path, { method: 'POST', headers, body });
 */
export const requestHeaders = async (options: RequestOptions): Promise<RequestHeaders> => {
  const { accessToken, clientSecret, now } = options;
  const ids = {
    partnerId: options.partnerId,
    externalId: options.externalId ?? snapExternalId(now),
    channelId: options.channelId ?? '95221',
  };
  for (const [name, header, form, isRight] of RULES)
    if (!ids[name] || !isRight(ids[name])) throw malformedInput(`${header} is ${form}: ${ids[name]}`);

  const timestamp = snapTimestamp(now);
  const stringToSign = await requestStringToSign({ ...options, timestamp });
  return {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${accessToken}`,
    'X-TIMESTAMP': timestamp,
    'X-SIGNATURE': await signHmac(stringToSign, clientSecret),
    'X-PARTNER-ID': ids.partnerId,
    'X-EXTERNAL-ID': ids.externalId,
    'CHANNEL-ID': ids.channelId,
  };
};

/** Base64 of HMAC-SHA512. */
const signHmac = async (text: string, secret: string): Promise<string> => {
  const encoder = new TextEncoder();
  if (!secret) throw new SnapError('malformed_key', 'The client secret is empty: is the variable set?');
  const algorithm = { name: 'HMAC', hash: 'SHA-512' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return toBase64(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
};
