import { MOST_FIELDS } from './field-errors.ts';
import type { FieldError } from '../handlers.ts';

/** For a body, or for a parameter in JSON. */
export const MAX_DEPTH = 12;

/**
 * Finds values that no schema can reject, before validation: numbers that JSON reads as Infinity (`1e400` passes every `maximum` once
 * coerced: fastify #6718), NUL and lone surrogates (PostgreSQL raises 22021 and 22P02), excessive depth, and keys that JavaScript treats as
 * the prototype. Returns at most as many as an answer can name.
 */
export const unsafeParts = (value: unknown): FieldError[] => {
  const found: FieldError[] = [];
  lookAt(value, [], found);
  return found;
};

type Path = (string | number)[];

const lookAt = (value: unknown, path: Path, found: FieldError[]): void => {
  if (!isSafe(value, path)) found.push({ field: nameOf(path), code: 'DPAY_FIELD_INVALID' });
  else if (Array.isArray(value))
    for (const [index, part] of value.entries()) lookInto(index, part, path, found);
  else if (typeof value === 'object' && value !== null)
    // Parsed JSON has only own properties. Object.entries would cost several times as much.
    for (const key in value) lookInto(key, (value as Record<string, unknown>)[key], path, found);
};

const isSafe = (value: unknown, path: Path): boolean => {
  if (path.length > MAX_DEPTH) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'string' || isCleanText(value);
};

const lookInto = (key: string | number, part: unknown, path: Path, found: FieldError[]): void => {
  if (found.length === MOST_FIELDS) return;
  if (key === '__proto__' || (typeof key === 'string' && !isCleanText(key))) {
    found.push({ field: nameOf(path), code: 'DPAY_FIELD_UNKNOWN' });
    return;
  }
  path.push(key);
  lookAt(part, path, found);
  path.pop();
};

// Truncated: a key may be long and contain many invalid parts.
const nameOf = (path: Path): string =>
  path.length === 0
    ? 'body'
    : path
        .map((key) => String(key).slice(0, 200))
        .join('.')
        .slice(0, 200);

export const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
