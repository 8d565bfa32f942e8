/**
 * A new idempotency key for one thing a person or program means to do. Keep it with that thing and give it again on every retry.
 * @example
 * const idempotencyKey = intent();
 * await client.payVirtualAccount({ path: { number }, body: { amount }, idempotencyKey });
 */
export function intent(): string {
  // Not randomUUID: browsers offer that on secure origins only, and a development host may not be one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
