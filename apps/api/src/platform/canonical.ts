import { hash } from 'node:crypto';

/** The same text for the same value, whatever the order in which its keys were written. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

export const sha256 = (text: string): string => hash('sha256', text, 'base64url');
