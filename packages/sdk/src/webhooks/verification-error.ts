/**
 * Which mistake it was:
 *
 * - `missing_header`, `malformed_header`: the request is no webhook of Dasbor, or a proxy took its headers away
 * - `malformed_secret`: what you gave as the secret cannot be one
 * - `malformed_mode`: what you gave as the mode is none
 * - `malformed_tolerance`: `toleranceSeconds` is no number, or below 0
 * - `wrong_secret`: none of the secrets made any of the signatures
 * - `wrong_mode`: an event of the sandbox came to the live receiver, or the other way round
 * - `clock_skew`: the signature is right but too old or from the future; {@link WebhookVerificationError.skewSeconds} tells
 * - `body_empty`: there is none, and that is not what was signed; its stream was read before, most likely
 * - `body_reserialised`: the body was parsed and written again, so its bytes are not those that were signed
 * - `body_encoded_twice`: the right body, inside another encoding
 * - `malformed_body`: the signature is right but the body is no event
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
  | 'malformed_body';

/**
 * A webhook that must not be trusted. `message` says what is wrong and what to do, and holds neither secret nor body: log it.
 * @example
 * catch (error) {
 *   if (error instanceof WebhookVerificationError) return new Response(error.reason, { status: 400 });
 *   throw error;
 * }
 */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
  readonly reason: WebhookVerificationReason;
  /** With `clock_skew`: how many seconds ago it was signed by this machine's clock; negative when in the future. Else null. */
  readonly skewSeconds: number | null;

  constructor(reason: WebhookVerificationReason, message: string, skewSeconds: number | null = null) {
    super(`${message} [${reason}]`);
    this.reason = reason;
    this.skewSeconds = skewSeconds;
  }
}
