import type { FieldError } from './handlers.ts';

/** Of a body, or of a parameter that is JSON. */
export const MAX_DEPTH = 12;

/**
 * What no schema can refuse, looked for before validation: numbers that JSON reads as Infinity (`1e400` passes every
 * `maximum` once coerced: fastify #6718), NUL and lone surrogates (PostgreSQL answers 22021 and 22P02), endless depth,
 * and a key that JavaScript treats as the prototype.
 */
export const unsafeParts = (value: unknown, field = 'body', depth = 0): FieldError[] => {
  if (depth > MAX_DEPTH) return [invalid(field)];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [invalid(field)];
  if (typeof value === 'string') return isCleanText(value) ? [] : [invalid(field)];
  if (value === null || typeof value !== 'object') return [];
  // Cut at each level: a key may be as long as the body, and have as many parts that are wrong.
  const inner = (key: string) => (field === 'body' ? key : `${field}.${key}`).slice(0, 200);
  return Object.entries(value).flatMap(([key, part]) =>
    key === '__proto__' || !isCleanText(key)
      ? [{ field, code: 'DPAY_FIELD_UNKNOWN' as const }]
      : unsafeParts(part, inner(key), depth + 1),
  );
};

export const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const invalid = (field: string): FieldError => ({ field, code: 'DPAY_FIELD_INVALID' });
