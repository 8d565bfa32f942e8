import type { FieldError } from './handlers.ts';
import { MAX_DEPTH } from './plain.ts';

/** JSON from outside; `undefined` for what is none. */
export type ParsedJson = { value: unknown; errors: FieldError[] };

/**
 * Refuses a key that stands twice in one object. JSON.parse keeps the last one; who looked at the text before us (a proxy, a
 * signature's maker, a person) may have kept the first.
 */
export const parseJson = (text: string, field = 'body'): ParsedJson | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return { value, errors: repeatedKeys(text, field) };
  } catch {
    return undefined;
  }
};

// Of valid JSON these are all that matters: strings, and what opens, closes and parts objects and lists.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

type Open = { seen: Set<string> | undefined; at: string | number };

const repeatedKeys = (text: string, field: string): FieldError[] => {
  const open: Open[] = [];
  const repeated = new Set<string>();
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{') open.push({ seen: new Set(), at: '' });
    else if (token === '[') open.push({ seen: undefined, at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && typeof inner?.at === 'number') inner.at += 1;
    else if (token === ':' && inner?.seen) {
      // As it is read, not as it is written: "a" and "\u0061" are one key.
      inner.at = JSON.parse(last) as string;
      if (inner.seen.has(inner.at)) repeated.add(nameOf(open, field));
      inner.seen.add(inner.at);
    }
    last = token;
  }
  return [...repeated].map((name) => ({ field: name, code: 'DPAY_FIELD_INVALID' }));
};

// Asked for each key that stands twice, and the stack is as deep as whoever wrote the text liked: what is below any depth that is
// taken is not named, and of a key no more than is said.
const nameOf = (open: readonly Open[], field: string): string =>
  [
    ...(field === 'body' ? [] : [field]),
    ...open.slice(0, MAX_DEPTH).map(({ at }) => String(at).slice(0, 200)),
  ]
    .join('.')
    .slice(0, 200);
