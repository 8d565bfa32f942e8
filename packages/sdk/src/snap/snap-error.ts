/**
 * - `malformed_key`: not an RSA key in PEM, or the wrong half of one
 * - `malformed_input`: something given cannot be signed as it is: a path, timestamp, body, or one of the header values
 * - `malformed_tolerance`: `toleranceSeconds` is no number, or below 0
 * - `missing_header`, `malformed_header`: the callback is not from Dasbor, or a proxy took its headers away
 * - `clock_skew`: the signature is right but too old or from the future
 * - `wrong_signature`: the public key did not make it; {@link SnapError.stringToSign} is what it was checked against
 * - `body_parsed`: the body was parsed before it came here
 * - `malformed_body`: signed, but no JSON object
 */
export type SnapErrorReason =
  | 'malformed_key'
  | 'malformed_input'
  | 'malformed_tolerance'
  | 'missing_header'
  | 'malformed_header'
  | 'clock_skew'
  | 'wrong_signature'
  | 'body_parsed'
  | 'malformed_body';

/** What cannot be signed or must not be trusted. `message` says what to do and holds no key, secret or body: log it. */
export class SnapError extends Error {
  override name = 'SnapError';
  readonly reason: SnapErrorReason;
  /** With `wrong_signature`: the string a callback's signature was checked against. Else null. */
  readonly stringToSign: string | null;

  constructor(reason: SnapErrorReason, message: string, stringToSign: string | null = null) {
    super(`${message} [${reason}]`);
    this.reason = reason;
    this.stringToSign = stringToSign;
  }
}

export const malformedInput = (message: string) => new SnapError('malformed_input', message);
