import { type AnyHeaders, readHeader } from '../call/any-headers.ts';
import type { components } from '../generated/schema.gen.ts';
import { bytesIn } from '../bytes.ts';
import { isTolerance } from '../call/tolerance.ts';
import type { SnapKey } from './keys.ts';
import { signRsa, verifyRsa } from './rsa.ts';
import { SnapError } from './snap-error.ts';
import { type CallbackFacts, callbackStringToSign } from './strings-to-sign.ts';
import { parseSnapTimestamp, snapTimestamp } from './timestamp.ts';

/** The result of a transfer (with `originalReferenceNo`), or a paid virtual account (with `virtualAccountNo`). */
export type SnapNotification =
  | components['schemas']['SnapTransferNotification']
  | components['schemas']['SnapVirtualAccountNotification'];

/** Options of {@link verifySnapCallback}: the received request, and Dasbor’s public key. */
export type VerifySnapCallbackOptions = {
  method: string;
  /** Path and query of the request, as in the webhook's URL. */
  path: string;
  /** The raw body, before any parsing. */
  body: string | Uint8Array | ArrayBuffer;
  /** `Headers`, `request.headers` of Node, or a plain object. */
  headers: AnyHeaders;
  /** Dasbor's SNAP public key, from `getSnapPublicKey` or the dashboard. */
  publicKey: SnapKey;
  /** Allowed clock difference and age of a replayed request, in seconds. Default 300. */
  toleranceSeconds?: number | null | undefined;
  /** The current time; defaults to now. */
  now?: Date | null | undefined;
};

/**
 * Returns the body of a SNAP callback if Dasbor signed it recently; otherwise rejects with a {@link SnapError}. The same callback
 * can arrive more than once: process it once by `originalReferenceNo` or `paymentRequestId`.
 * @example
 * const notice = await verifySnapCallback({ method: 'POST', path: '/snap/v1.0/transfer/notify', body, headers, publicKey });
 * if ('originalReferenceNo' in notice) await settle(notice.originalPartnerReferenceNo, notice.additionalInfo);
 */
export const verifySnapCallback = async (options: VerifySnapCallbackOptions): Promise<SnapNotification> => {
  const { method, path, body, headers, publicKey } = options;
  const toleranceSeconds = options.toleranceSeconds ?? 300;
  const now = options.now ?? new Date();
  if (typeof body !== 'string' && !bytesIn(body))
    throw new SnapError(
      'body_parsed',
      'The body was parsed before it came here. Hand over its text or bytes.',
    );
  const timestamp = read(headers, 'X-TIMESTAMP');
  const signature = read(headers, 'X-SIGNATURE');
  const signedAt = parseSnapTimestamp(timestamp);
  if (!signedAt)
    throw new SnapError(
      'malformed_header',
      'X-TIMESTAMP is not written as 2025-01-15T10:00:00+07:00. Hand it over as it came.',
    );

  const stringToSign = await callbackStringToSign({ method, path, body, timestamp });
  if (!(await verifyRsa(stringToSign, signature, publicKey)))
    throw new SnapError(
      'wrong_signature',
      'The public key did not make this signature. Take the key of this mode, and the path as the webhook’s address has it; compare stringToSign by firstDifference.',
      stringToSign,
    );
  const skew = Math.round((now.getTime() - signedAt.getTime()) / 1000);
  if (!isTolerance(toleranceSeconds))
    throw new SnapError('malformed_tolerance', 'toleranceSeconds is 0 or more');
  if (!(Math.abs(skew) <= toleranceSeconds))
    throw new SnapError(
      'clock_skew',
      `The signature is right, but made ${skew > 0 ? `${skew} s ago` : `${-skew} s in the future`} (tolerance ${toleranceSeconds} s).`,
    );
  return parse(body);
};

/**
 * The headers of a callback signed with your own key, to test your receiver.
 * @example const headers = await signSnapCallback({ method: 'POST', path, body, privateKey: myTestKey });
 */
export const signSnapCallback = async (
  options: Omit<CallbackFacts, 'timestamp'> & { privateKey: SnapKey; now?: Date | null | undefined },
): Promise<{ 'Content-Type': 'application/json'; 'X-TIMESTAMP': string; 'X-SIGNATURE': string }> => {
  const { privateKey, now, ...facts } = options;
  const timestamp = snapTimestamp(now);
  const signature = await signRsa(await callbackStringToSign({ ...facts, timestamp }), privateKey);
  return { 'Content-Type': 'application/json', 'X-TIMESTAMP': timestamp, 'X-SIGNATURE': signature };
};

const read = (headers: AnyHeaders, name: string): string => {
  const value = readHeader(headers, name);
  if (value) return value;
  throw new SnapError(
    'missing_header',
    `There is no header ${name}. Hand over all headers as they came, and see that no proxy removes it.`,
  );
};

const parse = (body: string | Uint8Array | ArrayBuffer): SnapNotification => {
  try {
    const value: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as SnapNotification;
  } catch {
    // reported below
  }
  throw new SnapError('malformed_body', 'The signature is right, but the body is no JSON object.');
};
