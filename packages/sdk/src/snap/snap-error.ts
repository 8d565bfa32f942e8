/**
 * - `malformed_key`: not an RSA key in PEM, or the wrong half of a pair
 * - `malformed_input`: an input that cannot be signed: a path, timestamp, body or header value
 * - `malformed_tolerance`: `toleranceSeconds` is not a number, or is negative
 * - `missing_header`, `malformed_header`: the callback is not from Dasbor, or a proxy removed its headers
 * - `clock_skew`: the signature is right but too old or from the future
 * - `wrong_signature`: not signed by this public key's owner; {@link SnapError.stringToSign} is the string that was checked
 * - `body_parsed`: the body was already parsed
 * - `malformed_body`: signed, but not a JSON object
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

/**
 * Something that cannot be signed or must not be trusted. `message` says what to do and contains no key, secret or body, so it can be
 * logged.
 */
export class SnapError extends Error {
  override name = 'SnapError';
  readonly reason: SnapErrorReason;
  /** For `wrong_signature`: the string that the signature was checked against. Otherwise null. */
  readonly stringToSign: string | null;

  constructor(reason: SnapErrorReason, message: string, stringToSign: string | null = null) {
    super(`${message} [${reason}]`);
    this.reason = reason;
    this.stringToSign = stringToSign;
  }
}

export const malformedInput = (message: string) => new SnapError('malformed_input', message);
