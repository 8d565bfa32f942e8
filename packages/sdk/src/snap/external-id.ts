import { snapTimestamp } from './timestamp.ts';

const MAX_LENGTH = 36;

/**
 * A new `X-EXTERNAL-ID`: digits only, at most 36, never the same twice in a day. Every attempt takes a new one; what makes a retry
 * safe is the `partnerReferenceNo` in the body, which stays.
 * @example requestHeaders({ …, externalId: snapExternalId() })
 */
export function snapExternalId(at?: Date | null): string {
  const time = snapTimestamp(at).replace(/\D/g, '').slice(0, 14);
  const random = crypto.getRandomValues(new Uint32Array(2));
  return time + Array.from(random, (number) => String(number).padStart(10, '0')).join('');
}

/** Whether this may be an `X-EXTERNAL-ID`: 1 to 36 digits. */
export function isSnapExternalId(text: string): boolean {
  return text.length <= MAX_LENGTH && /^\d+$/.test(text);
}
