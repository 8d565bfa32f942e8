import type { Limits } from '../limits.ts';
import { SpreadsheetProblem } from '../problem.ts';
import { pastMarkup, tagEnd } from '../xml/elements.ts';
import { localName } from '../xml/local-name.ts';
import { codesOf, standsAt, withRest, type Codes, type XmlPiece } from '../xml/piece.ts';
import { unescapeStored, unescapeXml } from '../xml/text.ts';
import { RichText } from './rich-text.ts';
import type { TextPlaces } from './text-places.ts';

const SLASH = 47;
/** Allowance around one text: fonts, phonetic readings, entities. */
const MARKUP = 1024 * 1024;
/** The form of nearly every text. */
const OPENED = codesOf('<si><t>');
const CLOSED = codesOf('</t></si>');

/** One scan of the shared strings. */
export class SharedStringScanner {
  #rest = '';
  #text = new RichText();
  #whole = false;
  readonly #texts: TextPlaces;
  readonly #limits: Limits;

  constructor(texts: TextPlaces, limits: Limits) {
    this.#texts = texts;
    this.#limits = limits;
  }

  feed(piece: XmlPiece): void {
    const { text: xml, codes } = withRest(this.#rest, piece);
    this.#texts.begin(xml);
    let at = 0;
    // Reading past the end of an array once makes later reads slower.
    while (at < codes.length) {
      const open = codes[at] === LESS ? at : xml.indexOf('<', at);
      // Text that continues in the next piece is kept: it may end within an entity.
      if (open < 0) break;
      const next = this.#plain(codes, open) ?? this.#full(xml, at, open);
      if (next <= 0) break;
      at = next;
    }
    this.#rest = xml.slice(at);
    if (this.#rest.length > MARKUP) throw new SpreadsheetProblem('cell-too-long');
  }

  /** Checks that the list was complete. */
  finish(part: string): void {
    if (!this.#whole) throw new SpreadsheetProblem('xml-broken', { detail: part });
  }

  /** The position after a text without markup or escapes. */
  #plain(codes: Codes, open: number): number | undefined {
    if (this.#text.collecting || !standsAt(codes, open, OPENED)) return undefined;
    const start = open + OPENED.length;
    let end = start;
    for (; codes[end] !== LESS; end += 1) {
      const sign = codes[end];
      if (sign === AMPERSAND || sign === UNDERSCORE || sign === RETURN || sign === undefined)
        return undefined;
    }
    if (!standsAt(codes, end, CLOSED)) return undefined;
    this.#texts.add(start, end - start);
    return end + CLOSED.length;
  }

  #full(xml: string, from: number, open: number): number {
    const skipped = pastMarkup(xml, open);
    const end = skipped ?? tagEnd(xml, open + 1) + 1;
    if (end <= 0) return end;
    if (this.#text.collecting) this.#add(unescapeXml(xml.slice(from, open)));
    if (skipped === undefined) this.#tag(xml, open + 1, end - 1);
    else if (this.#text.collecting && xml.startsWith('<![CDATA[', open))
      this.#add(xml.slice(open + 9, end - 3));
    // A text with parts is not stored in the piece; the following ones are.
    return end;
  }

  #add(text: string): void {
    this.#text.text += text;
    // An escaped character takes seven; the real length is checked when the text is complete.
    if (this.#text.text.length > 8 * this.#limits.cellText) throw new SpreadsheetProblem('cell-too-long');
  }

  #tag(xml: string, from: number, end: number): void {
    const closing = xml.charCodeAt(from) === SLASH;
    const empty = xml.charCodeAt(end - 1) === SLASH;
    const name = localName(xml, closing ? from + 1 : from);
    if (name === 'si' && (closing || empty)) this.#put(xml);
    else if (name === 'sst' && (closing || empty)) this.#whole = true;
    else this.#text.tag(name, closing, empty);
  }

  #put(piece: string): void {
    if (this.#text.ambiguous) throw new SpreadsheetProblem('cell-broken');
    const text = unescapeStored(this.#text.text);
    this.#text = new RichText();
    this.#texts.begin(text);
    this.#texts.add(0, text.length);
    this.#texts.resume(piece);
  }
}

const LESS = 60;
const AMPERSAND = 38;
const UNDERSCORE = 95;
const RETURN = 13;
