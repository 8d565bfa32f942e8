import { SpreadsheetProblem } from '../problem.ts';
import { unescapeXml } from './text.ts';

export type XmlTag = {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** By local name; if two share it, the one without a prefix. */
  attribute(name: string): string | undefined;
  /** The text right after the tag. */
  readonly text: string;
};

/** The tags of a small part, in order. Keeps no state, so nesting costs nothing. */
export const xmlTags = function* (xml: string, part: string): Generator<XmlTag> {
  for (let at = xml.indexOf('<'); at >= 0;) {
    const skipped = pastMarkup(xml, at);
    const end = skipped === undefined ? tagEnd(xml, at + 1) : skipped;
    if (end < 0) throw new SpreadsheetProblem('xml-broken', { detail: part });
    if (skipped !== undefined) {
      at = xml.indexOf('<', skipped);
      continue;
    }
    const next = xml.indexOf('<', end);
    yield tagOf(xml.slice(at + 1, end), xml.slice(end + 1, next < 0 ? undefined : next));
    at = next;
  }
};

/** The position after a comment, declaration or CDATA; undefined at a tag, -1 if more input is needed. */
export const pastMarkup = (xml: string, at: number): number | undefined => {
  const sign = xml.charCodeAt(at + 1);
  if (sign !== EXCLAMATION && sign !== QUESTION) return undefined;
  const [, end] = MARKUP.find(([start]) => xml.startsWith(start, at)) ?? [];
  if (end === undefined) {
    if (MARKUP.some(([start]) => start.startsWith(xml.slice(at)))) return -1;
    throw new SpreadsheetProblem('xml-doctype');
  }
  const found = xml.indexOf(end, at + 2);
  return found < 0 ? -1 : found + end.length;
};

const EXCLAMATION = 33;
const QUESTION = 63;
const MARKUP = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;

/** The `>` of the tag (ignoring quoted ones); -1 if more input is needed. */
export const tagEnd = (xml: string, from: number): number => {
  let quote = 0;
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml.charCodeAt(at);
    if (quote !== 0) quote = sign === quote ? 0 : quote;
    else if (sign === CLOSE) return at;
    else if (sign === DOUBLE || sign === SINGLE) quote = sign;
  }
  return -1;
};

const CLOSE = 62;
const DOUBLE = 34;
const SINGLE = 39;

const tagOf = (inside: string, text: string): XmlTag => {
  const closing = inside.startsWith('/');
  const empty = inside.endsWith('/');
  const spelled = /^\/?([^\s/]*)/.exec(inside)?.[1] ?? '';
  return {
    name: spelled.slice(spelled.indexOf(':') + 1),
    kind: closing ? 'close' : empty ? 'empty' : 'open',
    text: unescapeXml(text),
    attribute: (name) => {
      const found = [...inside.matchAll(ATTRIBUTE)].filter(([, , local]) => local === name);
      const [one] = found.toSorted(([, a], [, b]) => (a ?? '').length - (b ?? '').length);
      return one && unescapeXml(one[3] ?? one[4] ?? '');
    },
  };
};

const ATTRIBUTE = /\s([\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
