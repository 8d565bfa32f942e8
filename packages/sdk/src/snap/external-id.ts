import { snapTimestamp } from './timestamp.ts';

const MAX_LENGTH = 36;

/**
 * A new `X-EXTERNAL-ID`: at most 36 digits, unique within a day. Every attempt needs a new one; the unchanged `partnerReferenceNo`
 * in the body makes a retry safe.
 * @example requestHeaders({ …, externalId: snapExternalId() })
 */
export const snapExternalId = (at?: Date | null): string => {
  const time = snapTimestamp(at).replace(/\D/g, '').slice(0, 14);
  const random = crypto.getRandomValues(new Uint32Array(2));
  return time + Array.from(random, (number) => String(number).padStart(10, '0')).join('');
};

/** Whether this is a valid `X-EXTERNAL-ID`: 1 to 36 digits. */
export const isSnapExternalId = (text: string): boolean => text.length <= MAX_LENGTH && /^\d+$/.test(text);
