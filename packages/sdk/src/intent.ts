import { refuse } from './configuration.ts';

/**
 * The idempotency key of one thing a person or program means to do: plain text, to be kept beside that thing (your order) before
 * the call, and given again on every later attempt, also after a crash. The API does the thing once and answers the same for 24
 * hours; the same key with another body is refused with `DPAY_IDEMPOTENCY_MISMATCH`.
 *
 * Without an argument a new intent; with one the intent that you kept, or one you make of your own order's number. Refuses what
 * is no key (a column that was still empty) with a `ConfigurationError`, so that a lost intent never becomes a new one.
 * @example
 * order.intent ??= client.intent(); // save the order, then
 * await client.createPayment({ body, idempotencyKey: client.intent(order.intent) });
 * @example
 * await client.createOrder({ body, idempotencyKey: client.intent(`order-${order.id}-create`) }); // 16 to 64 of A–Z a–z 0–9 _ -
 */
export function intent(): string;
export function intent(kept: string): string;
export function intent(...given: [kept?: string]): string {
  if (given.length > 0) {
    const kept = given[0] as string;
    refuse(
      typeof kept !== 'string' || !/^[\w-]{16,64}$/.test(kept),
      'INTENT_INVALID',
      'intent is no [\\w-]{16,64}',
    );
    return kept;
  }
  // Not randomUUID: browsers offer that on secure origins only, and a development host may not be one.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
