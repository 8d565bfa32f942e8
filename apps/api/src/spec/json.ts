import { MOST_FIELDS } from './field-errors.ts';
import type { FieldError } from './handlers.ts';
import { MAX_DEPTH } from './plain.ts';

/** JSON from outside; `undefined` for what is none. */
export type ParsedJson = {
  value: unknown;
  errors: FieldError[];
  /** Beyond anything that is taken: nothing of it was read, and that is all there is to tell. */
  unread?: true;
};

/**
 * Refuses a key that stands twice in one object. JSON.parse keeps the last one; who looked at the text before us (a proxy, a
 * signature's maker, a person) may have kept the first. What is beyond anything that is taken is not parsed: the text of a million
 * lists in each other is small, and what is made of it is not.
 */
export const parseJson = (text: string, field = 'body'): ParsedJson | undefined => {
  try {
    const { repeated, beyond } = lookThrough(text, field === 'body' ? [] : [field]);
    if (beyond !== undefined) return { value: undefined, errors: [invalid(beyond || field)], unread: true };
    return { value: JSON.parse(text) as unknown, errors: [...repeated].map(invalid) };
  } catch {
    return undefined;
  }
};

/** Of one object: none of the contract has a tenth of them. */
const MAX_KEYS = 1000;
/** Values, in each other or beside each other: a batch of the most rows, each written whole, has less than half as many. */
const MAX_PARTS = 500_000;

type Open = { at: string | number; keys: number; seen: Set<string> | undefined };
/** By name: the keys that stand twice, or the first part that is beyond what is taken. */
type Seen = { repeated: ReadonlySet<string>; beyond?: string };

/** Once through it, by what opens, closes and parts objects and lists. Whether it is JSON is not asked here. */
const lookThrough = (text: string, above: readonly string[]): Seen => {
  const open: Open[] = [];
  const repeated = new Set<string>();
  let parts = 0;
  let last = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    const inner = open[open.length - 1];
    if (sign === '"') {
      const begin = at;
      at = endOfText(text, begin);
      last = text.slice(begin, at + 1);
    } else if (sign === '{' || sign === '[') {
      if (open.length > MAX_DEPTH) return { repeated, beyond: nameOf(above, open) };
      open.push({ at: sign === '{' ? '' : 0, keys: 0, seen: undefined });
      parts += 1;
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',') {
      if (typeof inner?.at === 'number') inner.at += 1;
      parts += 1;
    } else if (sign === ':' && typeof inner?.at === 'string') {
      inner.keys += 1;
      if (inner.keys > MAX_KEYS) return { repeated, beyond: nameOf(above, open.slice(0, -1)) };
      // As it is read, not as it is written: "a" and "\u0061" are one key.
      inner.at = JSON.parse(last) as string;
      inner.seen ??= new Set();
      if (inner.seen.has(inner.at) && repeated.size < MOST_FIELDS) repeated.add(nameOf(above, open));
      inner.seen.add(inner.at);
    }
    if (parts > MAX_PARTS) return { repeated, beyond: nameOf(above, []) };
  }
  return { repeated };
};

/** Where the text that begins here ends: at the next quote that no backslash stands before. */
const endOfText = (text: string, begin: number): number => {
  let at = begin + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
};

// Of a key no more than is said: it may be as long as the text, and have as many that stand twice below it.
const nameOf = (above: readonly string[], open: readonly Open[]): string =>
  [...above, ...open.map(({ at }) => String(at).slice(0, 200))].join('.').slice(0, 200);

const invalid = (field: string): FieldError => ({ field, code: 'DPAY_FIELD_INVALID' });
