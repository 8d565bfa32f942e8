import { refuse } from './configuration.ts';

/**
 * The idempotency key of one thing that a person or program wants to do. It is plain text: store it beside that thing (your order)
 * before the call, and pass it again on every later attempt, even after a crash. The API executes it once and repeats the same
 * response for 24 hours. The same key with another body is refused with `DPAY_IDEMPOTENCY_MISMATCH`.
 *
 * Without an argument it returns a new key; with one it validates the key that you stored or derived from your order number. An
 * invalid key (such as an empty column) throws a `ConfigurationError`, so that a lost intent never becomes a new one.
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
  // Not randomUUID: browsers restrict it to secure origins, and a development host may not be one.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
