import { MOST_FIELDS } from './field-errors.ts';
import type { FieldError } from '../handlers.ts';
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
 * signature's maker, a person) may have kept the first. Refuses a whole number that is not written in digits alone: JSON.parse reads
 * `10000.00000000000000001` and `1e4` as 10000, and afterwards nobody can tell. What is beyond anything that is taken is not parsed: the text of a million
 * lists in each other is small, and what is made of it is not.
 */
export const parseJson = (text: string, field = 'body'): ParsedJson | undefined => {
  try {
    const seen = lookThrough(text, field === 'body' ? [] : [field]);
    if (!seen) return undefined;
    const { wrong, beyond } = seen;
    if (beyond !== undefined) return { value: undefined, errors: [invalid(beyond || field)], unread: true };
    return { value: JSON.parse(text) as unknown, errors: [...wrong.values()] };
  } catch {
    return undefined;
  }
};

/** Of one object: none of the contract has more than a tenth of them. */
const MAX_KEYS = 200;
/** Other ones, in the whole: no body of the contract has a twentieth of them. */
const MAX_NAMES = 1000;
/** As it is written, of any one: no name of the contract has fifty. From 16,384 on V8 tells texts of one length apart by reading them whole. */
const MAX_NAME_LENGTH = 1000;
/** The largest right body has 380,007: a batch of 20,000 rows with all their cells, and as many edits with all of theirs. */
const MAX_VALUES = 500_000;

type Open = { at: string | number; keys: number };
/** By name: the keys that stand twice and the numbers that are not in digits, or the first part that is beyond what is taken. */
type Seen = { wrong: ReadonlyMap<string, FieldError>; beyond?: string };

/**
 * Once through it, by what opens, closes and parts objects and lists. Whether it is JSON is asked only of that: what is kept of it is
 * bound by the number of values, so where one opens that is no value, or closes that was not open, there is nothing to tell.
 *
 * It takes time by the length of the text alone: each sign is passed once, a text by `endOfText`, which begins where the last ended; a key
 * is read once, as its `:` uses up the text that stands right before it, and is short; names are few and their paths are cut, so what is
 * done with one is bound; and what is wrong is named a hundred times at most, though all of the names may be one.
 */
const lookThrough = (text: string, above: readonly string[]): Seen | undefined => {
  const open: Open[] = [];
  const wrong = new Map<string, FieldError>();
  // By name, the last object at each depth that had it.
  const owners = new Map<string, (Open | undefined)[]>();
  // Beside the list, as asking an empty one for its last is very slow.
  let inner: Open | undefined;
  let values = 0;
  let isDue = true;
  let found = 0;
  const report = (make: (field: string) => FieldError): void => {
    if ((found += 1) > MOST_FIELDS) return;
    const field = nameOf(above, open);
    wrong.set(field, make(field));
  };
  // The text that was passed last, as long as nothing came after it.
  let last: { begin: number; end: number } | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= SPACE) continue;
    const sign = text[at];
    const isValue = isDue && sign !== ']';
    isDue = false;
    const before = last;
    last = undefined;
    if (isValue) values += 1;
    if (values > MAX_VALUES) return { wrong, beyond: nameOf(above, []) };
    if (sign === '"') {
      last = { begin: at, end: endOfText(text, at) + 1 };
      at = last.end - 1;
    } else if (isValue && inner && (isDigit(code) || code === MINUS)) {
      const end = endOfNumber(text, at);
      const number = text.slice(at, end);
      if (!IN_DIGITS.test(number) && Number.isInteger(Number(number))) report(notWhole);
      at = end - 1;
    } else if (sign === '{' || sign === '[') {
      if (!isValue) return undefined;
      if (open.length > MAX_DEPTH) return { wrong, beyond: nameOf(above, open) };
      inner = { at: sign === '{' ? '' : 0, keys: 0 };
      open.push(inner);
      isDue = sign === '[';
    } else if (sign === '}' || sign === ']') {
      if (!inner) return undefined;
      open.pop();
      inner = open[open.length - 1];
    } else if (sign === ',' && typeof inner?.at === 'number') {
      inner.at += 1;
      isDue = true;
    } else if (sign === ':') {
      if (!before || typeof inner?.at !== 'string') return undefined;
      inner.keys += 1;
      if (inner.keys > MAX_KEYS || before.end - before.begin - 2 > MAX_NAME_LENGTH)
        return { wrong, beyond: nameOf(above, open.slice(0, -1)) };
      inner.at = nameIn(text.slice(before.begin, before.end));
      // V8 hashes what looks like a number by its value, which anybody can choose: with a sign before it, it looks like none.
      const name = `"${inner.at}`;
      const owner = owners.get(name) ?? Array<Open | undefined>(MAX_DEPTH + 2);
      if (owner[open.length] === inner) report(invalid);
      owner[open.length] = inner;
      owners.set(name, owner);
      if (owners.size > MAX_NAMES) return { wrong, beyond: nameOf(above, []) };
      isDue = true;
    }
  }
  return { wrong };
};

// What comes before it is space as well, or JSON.parse refuses it.
const SPACE = 32;

/** As it is read, not as it is written: "a" and "\u0061" are one key. */
const nameIn = (key: string): string => (key.includes('\\') ? (JSON.parse(key) as string) : key.slice(1, -1));

/** Where the text that begins here ends: at the next quote that no backslash stands before. */
const endOfText = (text: string, begin: number): number => {
  let at = begin + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) break;
    if (code === BACKSLASH) at += 1;
  }
  return at;
};

const QUOTE = 34;
const BACKSLASH = 92;
const MINUS = 45;

/** A whole number as JSON writes it; without a fraction, an exponent or a negative zero. */
const IN_DIGITS = /^(?:0|-?[1-9]\d*)$/;

/** Where the signs end that a number is made of, in any order. */
const endOfNumber = (text: string, begin: number): number => {
  let at = begin + 1;
  while (at < text.length && isOfNumber(text.charCodeAt(at))) at += 1;
  return at;
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
// Plus, minus, point, E and e.
const isOfNumber = (code: number): boolean =>
  isDigit(code) || code === 43 || code === MINUS || code === 46 || code === 69 || code === 101;

// Of a key no more than is said: it may be longer, and have many that stand twice below it.
const nameOf = (above: readonly string[], open: readonly Open[]): string =>
  [...above, ...open.map(({ at }) => String(at).slice(0, 200))].join('.').slice(0, 200);

const invalid = (field: string): FieldError => ({ field, code: 'DPAY_FIELD_INVALID' });
const notWhole = (field: string): FieldError => ({
  field,
  code: 'DPAY_FIELD_WRONG_TYPE',
  params: { type: 'integer' },
});
