/**
 * The mistake:
 *
 * - `missing_header`, `malformed_header`: the request is not a Dasbor webhook, or a proxy removed its headers
 * - `malformed_secret`: the given secret is invalid
 * - `malformed_mode`: the given mode is invalid
 * - `malformed_tolerance`: `toleranceSeconds` is not a number, or is negative
 * - `wrong_secret`: none of the secrets made any of the signatures
 * - `wrong_mode`: a sandbox event reached the live receiver, or the other way round
 * - `clock_skew`: the signature is right but too old or from the future; see {@link WebhookVerificationError.skewSeconds}
 * - `body_empty`: the body is empty but the signed one was not; most likely its stream was already read
 * - `body_reserialised`: the body was parsed and serialised again, so its bytes are not the signed ones
 * - `body_encoded_twice`: the right body, inside another encoding
 * - `body_too_large`: an adapter read more than 1 MiB; no event is that large
 * - `malformed_body`: the signature is right but the body is not an event
 */
export type WebhookVerificationReason =
  | 'missing_header'
  | 'malformed_header'
  | 'malformed_secret'
  | 'malformed_mode'
  | 'malformed_tolerance'
  | 'wrong_secret'
  | 'wrong_mode'
  | 'clock_skew'
  | 'body_empty'
  | 'body_reserialised'
  | 'body_encoded_twice'
  | 'body_too_large'
  | 'malformed_body';

/**
 * A webhook that must not be trusted. `message` says what is wrong and what to do, and contains no secret or body, so it can be logged.
 * @example
 * catch (error) {
 *   if (error instanceof WebhookVerificationError) return new Response(error.reason, { status: 400 });
 *   throw error;
 * }
 */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
  readonly reason: WebhookVerificationReason;
  /** For `clock_skew`: how many seconds ago it was signed by this machine's clock; negative if in the future. Otherwise null. */
  readonly skewSeconds: number | null;

  constructor(reason: WebhookVerificationReason, message: string, skewSeconds: number | null = null) {
    super(`${message} [${reason}]`);
    this.reason = reason;
    this.skewSeconds = skewSeconds;
  }
}
