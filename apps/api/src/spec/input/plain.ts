import { MOST_FIELDS } from './field-errors.ts';
import type { FieldError } from '../handlers.ts';

/** Of a body, or of a parameter that is JSON. */
export const MAX_DEPTH = 12;

/**
 * What no schema can refuse, looked for before validation: numbers that JSON reads as Infinity (`1e400` passes every
 * `maximum` once coerced: fastify #6718), NUL and lone surrogates (PostgreSQL answers 22021 and 22P02), endless depth,
 * and a key that JavaScript treats as the prototype. No more of them than an answer names.
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
    // Its own, as any JSON has no others. To list them as pairs costs several times as much.
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

// A key may be longer than what is said of it, and have many parts that are wrong.
const nameOf = (path: Path): string =>
  path.length === 0
    ? 'body'
    : path
        .map((key) => String(key).slice(0, 200))
        .join('.')
        .slice(0, 200);

export const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
