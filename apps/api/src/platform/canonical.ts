import { hash } from 'node:crypto';

/** Returns the same text for equal values, regardless of key order. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

export const sha256 = (text: string): string => hash('sha256', text, 'base64url');
