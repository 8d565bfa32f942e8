import type { SnapKey } from './keys.ts';
import { signRsa } from './rsa.ts';
import { accessTokenStringToSign } from './strings-to-sign.ts';
import { snapTimestamp } from './timestamp.ts';

/** Who asks for an access token. */
export type AccessTokenOptions = {
  /** The client id of the SNAP key. */
  clientId: string;
  /** The private half of the key whose public half you set in the dashboard. */
  privateKey: SnapKey;
  /** When it is signed; now unless a test says otherwise. */
  now?: Date | null | undefined;
};

/** The headers of `POST /v1.0/access-token/b2b`, as the SNAP standard names them. */
export type AccessTokenHeaders = {
  'Content-Type': 'application/json';
  'X-CLIENT-KEY': string;
  'X-TIMESTAMP': string;
  'X-SIGNATURE': string;
};

/**
 * The headers that ask for a SNAP access token; it lives 15 minutes. They work once and for 5 minutes.
 *
 * `X-TIMESTAMP` has whole seconds: two requests of one client in one second, from two processes too, have the same signature, and
 * the later is refused with `4097300`. Share the token, or wait for the next second and make new headers.
 * @example
 * const response = await fetch(`${baseUrl}/v1.0/access-token/b2b`, {
 *   method: 'POST',
 *   headers: await accessTokenHeaders({ clientId, privateKey }),
 *   body: JSON.stringify({ grantType: 'client_credentials' }),
 * });
 * const { accessToken } = await response.json();
 */
export async function accessTokenHeaders(options: AccessTokenOptions): Promise<AccessTokenHeaders> {
  const { clientId, privateKey, now } = options;
  const timestamp = snapTimestamp(now);
  return {
    'Content-Type': 'application/json',
    'X-CLIENT-KEY': clientId,
    'X-TIMESTAMP': timestamp,
    'X-SIGNATURE': await signRsa(accessTokenStringToSign({ clientId, timestamp }), privateKey),
  };
}
