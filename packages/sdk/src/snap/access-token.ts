import type { SnapKey } from './keys.ts';
import { signRsa } from './rsa.ts';
import { accessTokenStringToSign } from './strings-to-sign.ts';
import { snapTimestamp } from './timestamp.ts';

/** Options for requesting an access token. */
export type AccessTokenOptions = {
  /** The client id of the SNAP key. */
  clientId: string;
  /** The private half of the key whose public half you set in the dashboard. */
  privateKey: SnapKey;
  /** Time of the signature; defaults to now. */
  now?: Date | null | undefined;
};

/** The headers of `POST /v1.0/access-token/b2b`, named as in the SNAP standard. */
export type AccessTokenHeaders = {
  'Content-Type': 'application/json';
  'X-CLIENT-KEY': string;
  'X-TIMESTAMP': string;
  'X-SIGNATURE': string;
};

/**
 * The headers that request a SNAP access token, which lives 15 minutes. They work once, within 5 minutes.
 *
 * `X-TIMESTAMP` has whole seconds: two requests of one client in the same second, even from two processes, have the same signature,
 * and the later one is refused with `4097300`. Share the token, or create new headers in the next second.
 * @example
 * const response = await fetch(`${baseUrl}/v1.0/access-token/b2b`, {
 *   method: 'POST',
 *   headers: await accessTokenHeaders({ clientId, privateKey }),
 *   body: JSON.stringify({ grantType: 'client_credentials' }),
 * });
 * const { accessToken } = await response.json();
 */
export const accessTokenHeaders = async (options: AccessTokenOptions): Promise<AccessTokenHeaders> => {
  const { clientId, privateKey, now } = options;
  const timestamp = snapTimestamp(now);
  return {
    'Content-Type': 'application/json',
    'X-CLIENT-KEY': clientId,
    'X-TIMESTAMP': timestamp,
    'X-SIGNATURE': await signRsa(accessTokenStringToSign({ clientId, timestamp }), privateKey),
  };
};
