import { MOST_FIELDS } from './field-errors.ts';
import type { FieldError } from '../handlers.ts';
import { MAX_DEPTH } from './plain.ts';

/** JSON from outside; `undefined` if it is invalid. */
export type ParsedJson = {
  value: unknown;
  errors: FieldError[];
  /** The text exceeds a limit: it was not parsed, and this is the only error. */
  unread?: true;
};

/**
 * Rejects duplicate keys in an object: JSON.parse keeps the last one, but a proxy, signer or person may have read the first. Rejects
 * integers that are not written in digits: JSON.parse reads `10000.00000000000000001` and `1e4` as 10000. Does not parse texts that exceed
 * the limits: a million nested lists are a small text but a huge structure.
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

/** Per object; no object of the contract has more than a tenth of this. */
const MAX_KEYS = 200;
/** Distinct names in the whole text; no body of the contract has a twentieth of this. */
const MAX_NAMES = 1000;
/**
 * Per name, as written; no name of the contract has 50 characters. From 16,384 characters on, V8 compares texts of equal length character
 * by character.
 */
const MAX_NAME_LENGTH = 1000;
/** The largest valid body has 380,007: a batch of 20,000 rows with all cells, and as many edits with all of theirs. */
const MAX_VALUES = 500_000;

type Open = { at: string | number; keys: number };
/** Duplicate keys and integers not in digits, by name; or the first part that exceeds a limit. */
type Seen = { wrong: ReadonlyMap<string, FieldError>; beyond?: string };

/**
 * Scans the text once, using only the characters that open, close and separate objects and lists. It does not check the JSON syntax. Memory
 * is bounded by the number of values, so a misplaced bracket ends the scan: JSON.parse will reject the text.
 *
 * The time is linear in the length of the text. Each character is passed once, and strings by `endOfText`, which continues where the last
 * one ended. A key is decoded once, at its `:`, and is short. Names are few and their paths are truncated. At most a hundred errors are
 * reported, even if every name is wrong.
 */
const lookThrough = (text: string, above: readonly string[]): Seen | undefined => {
  const open: Open[] = [];
  const wrong = new Map<string, FieldError>();
  // For each name and depth, the last object that had it.
  const owners = new Map<string, (Open | undefined)[]>();
  // Kept separately, because reading the last element of an empty list is very slow.
  let inner: Open | undefined;
  let values = 0;
  let isDue = true;
  let found = 0;
  const report = (make: (field: string) => FieldError): void => {
    if ((found += 1) > MOST_FIELDS) return;
    const field = nameOf(above, open);
    wrong.set(field, make(field));
  };
  // The last string, as long as no other token followed it.
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
      // V8 hashes numeric strings by their value, which a caller can choose. The quote prefix prevents that.
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

// Everything up to it counts as whitespace; JSON.parse rejects the rest.
const SPACE = 32;

/** The decoded key: "a" and "\u0061" are one key. */
const nameIn = (key: string): string => (key.includes('\\') ? (JSON.parse(key) as string) : key.slice(1, -1));

/** The end of the string that begins here: the next quote without a backslash before it. */
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

/** An integer without fraction, exponent or negative zero. */
const IN_DIGITS = /^(?:0|-?[1-9]\d*)$/;

/** The end of a run of characters that numbers consist of, in any order. */
const endOfNumber = (text: string, begin: number): number => {
  let at = begin + 1;
  while (at < text.length && isOfNumber(text.charCodeAt(at))) at += 1;
  return at;
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
// Plus, minus, point, E and e.
const isOfNumber = (code: number): boolean =>
  isDigit(code) || code === 43 || code === MINUS || code === 46 || code === 69 || code === 101;

// Truncated: keys may be long and have many duplicates below them.
const nameOf = (above: readonly string[], open: readonly Open[]): string =>
  [...above, ...open.map(({ at }) => String(at).slice(0, 200))].join('.').slice(0, 200);

const invalid = (field: string): FieldError => ({ field, code: 'DPAY_FIELD_INVALID' });
const notWhole = (field: string): FieldError => ({
  field,
  code: 'DPAY_FIELD_WRONG_TYPE',
  params: { type: 'integer' },
});
