import { textCell, type Cell, type Row } from '../cell.ts';
import { columnIndex, type ColumnRange } from '../column.ts';
import type { Limits } from '../limits.ts';
import { SpreadsheetProblem } from '../problem.ts';
import { pastMarkup, tagEnd } from '../xml/elements.ts';
import { localName } from '../xml/local-name.ts';
import { codesOf, standsAt, withRest, type Codes, type XmlPiece } from '../xml/piece.ts';
import { cellOf, isStoredType, type Shared, type StoredType } from './cell-of.ts';
import { CellContent } from './cell-content.ts';
import { RowBuilder } from './row-builder.ts';
import { scanCell } from './scan-cell.ts';
import { attributesOf } from './attributes.ts';
import { PLAIN } from './number-format.ts';

const [SPACE, QUOTE, SLASH, EQUALS, LESS, MORE] = [32, 34, 47, 61, 60, 62];
const [LETTER_C, LETTER_R, LETTER_S, LETTER_T, LETTER_V] = [99, 114, 115, 116, 118];
const CLOSED = codesOf('</v></c>');
const [ROW, ROW_END] = [codesOf('<row r="'), codesOf('</row>')];
/** Allowance around one cell's text: rich text fonts, a long formula, entities. */
const MARKUP = 1024 * 1024;

/**
 * One scan of a sheet's XML that keeps only the current row. The common form of nearly all programs takes the fast path through
 * `#shortRow` and `#shortCell`; anything else is parsed in full, so that both paths agree.
 */
export class SheetScanner {
  readonly merged: string[] = [];
  readonly hiddenColumns: ColumnRange[] = [];
  readonly rows: RowBuilder;
  readonly #shared: Shared;
  #rest = '';
  #inData = false;
  #closed = false;
  #end = 0;

  constructor(shared: Shared, limits: Limits) {
    this.#shared = shared;
    this.rows = new RowBuilder(limits);
  }

  /** The rows completed by this piece of the sheet. */
  feed(next: XmlPiece): readonly Row[] {
    const piece = withRest(this.#rest, next);
    const { text: xml, codes } = piece;
    let at = 0;
    while (at < codes.length) {
      const open = codes[at] === LESS ? at : xml.indexOf('<', at);
      if (open < 0) {
        at = xml.length;
        break;
      }
      at = open;
      const behind = this.#inData ? this.#inRows(piece, open) : this.#tag(xml, open);
      if (behind < 0) break;
      at = behind;
    }
    this.#rest = xml.slice(at);
    if (this.#rest.length > MARKUP) throw this.#problem(this.rows.open ? 'cell-too-long' : 'xml-broken');
    return this.rows.take();
  }

  /** Checks that the sheet was complete: truncated rows must not be lost silently. */
  finish(): void {
    if (!this.#closed || this.rows.open) throw this.#problem('xml-broken');
  }

  #inRows(piece: XmlPiece, open: number): number {
    const { text, codes } = piece;
    if (!this.rows.open) return this.#shortRow(codes, open) ? this.#end : this.#tag(text, open);
    if (codes[open + 1] === LETTER_C && codes[open + 2] === SPACE)
      return this.#shortCell(piece, open) ? this.#end : this.#fullCell(text, open);
    if (!standsAt(codes, open, ROW_END)) return this.#tag(text, open);
    this.rows.finish();
    return open + ROW_END.length;
  }

  /** `<row r="7">`. */
  #shortRow(codes: Codes, open: number): boolean {
    if (!standsAt(codes, open, ROW)) return false;
    let at = open + ROW.length;
    let number = 0;
    for (let sign = codes[at] ?? 0; sign > 47 && sign < 58; sign = codes[(at += 1)] ?? 0) {
      number = number * 10 + sign - 48;
    }
    if (number === 0 || codes[at] !== QUOTE || codes[at + 1] !== MORE) return false;
    this.#end = at + 2;
    this.rows.begin(number, false);
    return true;
  }

  /** `<c r="B7" s="2" t="s"><v>12</v></c>`, or the same without a value. False if it has another form or is incomplete. */
  #shortCell({ text: xml, codes }: XmlPiece, open: number): boolean {
    let at = open + 2;
    let column = -1;
    let style = 0;
    let type: StoredType = 'n';
    while (codes[at] === SPACE) {
      if (codes[at + 2] !== EQUALS || codes[at + 3] !== QUOTE) return false;
      const name = codes[at + 1] ?? 0;
      at += 4;
      if (name === LETTER_R) {
        let letters = 0;
        for (let sign = codes[at] ?? 0; sign > 64 && sign < 91; sign = codes[(at += 1)] ?? 0) {
          letters = letters * 26 + sign - 64;
        }
        column = letters - 1;
        while ((codes[at] ?? 0) > 47 && (codes[at] ?? 0) < 58) at += 1;
      } else if (name === LETTER_S) {
        for (let sign = codes[at] ?? 0; sign > 47 && sign < 58; sign = codes[(at += 1)] ?? 0) {
          style = style * 10 + sign - 48;
        }
      } else if (name === LETTER_T) {
        const letter = codes[at] ?? 0;
        if (letter === LETTER_S) type = 's';
        else if (letter !== 110) return false;
        at += 1;
      } else return false;
      if (codes[at] !== QUOTE) return false;
      at += 1;
    }
    if (column < 0) return false;
    if (codes[at] === SLASH) {
      if (codes[at + 1] !== MORE) return false;
      this.#end = at + 2;
      this.rows.put(column, undefined);
      return true;
    }
    const opened =
      codes[at] === MORE && codes[at + 1] === LESS && codes[at + 2] === LETTER_V && codes[at + 3] === MORE;
    return opened && this.#shortValue(xml, codes, at + 4, column, style, type);
  }

  #shortValue(
    xml: string,
    codes: Codes,
    from: number,
    column: number,
    style: number,
    type: StoredType,
  ): boolean {
    let at = from;
    let index = 0;
    // The digits are an index of the shared strings, read without creating a string.
    if (type === 's') {
      for (let sign = codes[at] ?? 0; sign > 47 && sign < 58; sign = codes[(at += 1)] ?? 0) {
        index = index * 10 + sign - 48;
      }
    } else {
      for (let sign = codes[at] ?? 0; sign > 42 && sign < 58; sign = codes[(at += 1)] ?? 0);
    }
    if (at === from || !standsAt(codes, at, CLOSED)) return false;
    const cell = type === 's' ? this.#text(index) : this.#number(xml.slice(from, at), style, column);
    if (!cell) return false;
    this.#end = at + CLOSED.length;
    this.rows.put(column, cell);
    return true;
  }

  #text(index: number): Cell | undefined {
    const text = this.#shared.strings.at(index);
    return text === undefined ? undefined : textCell(text);
  }

  #number(raw: string, style: number, column: number): Cell | undefined {
    const { format } = this.#shared.styles[style] ?? PLAIN;
    // Short values have no exponent, and few have a point.
    if (format === 'plain' && !raw.includes('.')) return { kind: 'number', text: raw, raw, format };
    return cellOf(this.#shared, 'n', style, raw, false, { row: this.rows.number, column });
  }

  /** A cell in any other form; -1 if more input is needed. */
  #fullCell(xml: string, open: number): number {
    const opened = tagEnd(xml, open + 1);
    if (opened < 0) return -1;
    const attributes = attributesOf(xml.slice(open, opened + 1));
    const column = columnOf(attributes.get('r')) ?? this.rows.nextColumn;
    const place = { row: this.rows.number, column };
    const empty = xml.charCodeAt(opened - 1) === SLASH;
    const type = attributes.get('t') ?? 'n';
    if (!isStoredType(type))
      throw new SpreadsheetProblem('cell-broken', { ...place, detail: type.slice(0, 20) });
    const inside = empty ? NOTHING : scanCell(xml, opened + 1);
    if (!inside) return -1;
    const { content, end } = inside;
    if (content.isAmbiguous(type)) throw new SpreadsheetProblem('cell-broken', place);

    const style = Number(attributes.get('s') ?? 0);
    this.rows.put(column, cellOf(this.#shared, type, style, content.valueOf(type), content.formula, place));
    return empty ? opened + 1 : end;
  }

  /** Anything other than a cell, or a cell with a namespace prefix. */
  #tag(xml: string, open: number): number {
    const skipped = pastMarkup(xml, open);
    if (skipped !== undefined) return skipped;
    const end = tagEnd(xml, open + 1);
    if (end < 0) return -1;
    const closing = xml.charCodeAt(open + 1) === SLASH;
    const empty = xml.charCodeAt(end - 1) === SLASH;
    const name = localName(xml, closing ? open + 2 : open + 1);
    if (this.#inData) {
      if (name === 'c' && !closing && this.rows.open) return this.#fullCell(xml, open);
      if (name === 'row') this.#row(xml.slice(open, end + 1), closing, empty);
    }
    if (name === 'sheetData') {
      if (closing && this.rows.open) throw this.#problem('xml-broken');
      this.#inData = !closing && !empty;
    }
    if (name === 'col' && !closing) this.#column(xml.slice(open, end + 1));
    if (name === 'mergeCell' && !closing) this.#merge(xml.slice(open, end + 1));
    if (name === 'worksheet' && (closing || empty)) this.#closed = true;
    return end + 1;
  }

  #row(tag: string, closing: boolean, empty: boolean): void {
    if (closing) return this.rows.finish();
    const plain = MAY_HIDE.test(tag) ? undefined : PLAIN_ROW.exec(tag);
    const attributes = plain ? undefined : attributesOf(tag);
    this.rows.begin(plain?.[1] ?? attributes?.get('r'), attributes !== undefined && isHidden(attributes));
    if (empty) this.rows.finish();
  }

  #column(tag: string): void {
    const column = attributesOf(tag);
    const [first, last] = [Number(column.get('min')), Number(column.get('max'))];
    if (first > 0 && last >= first && isHidden(column) && this.hiddenColumns.length < MOST_HIDDEN)
      this.hiddenColumns.push({ first: first - 1, last: last - 1 });
  }

  #merge(tag: string): void {
    const ref = attributesOf(tag).get('ref');
    if (!ref) return;
    // Merges hide cells, so none may be ignored.
    if (this.merged.length === MOST_MERGED) throw new SpreadsheetProblem('too-many-cells');
    this.merged.push(ref.slice(0, 30));
  }

  #problem(code: 'cell-too-long' | 'xml-broken'): SpreadsheetProblem {
    const { number, nextColumn, open } = this.rows;
    return new SpreadsheetProblem(
      code,
      number > 0 ? { row: number, column: open ? nextColumn : undefined } : {},
    );
  }
}

const PLAIN_ROW = /^<row r="(\d+)"/;
/** Few rows need their attributes parsed in full. */
const MAY_HIDE = /hidden|\sht\s*=\s*["']\s*0/;

/** A row or column that is marked as hidden, or has no height or width. */
const isHidden = (one: ReadonlyMap<string, string>): boolean => {
  const [hidden, size] = [one.get('hidden'), one.get('ht') ?? one.get('width')];
  return hidden === '1' || hidden === 'true' || (size !== undefined && Number(size) === 0);
};

const MOST_MERGED = 100_000;
/** More than anyone reads. */
const MOST_HIDDEN = 1_000;
const NOTHING = { end: 0, content: new CellContent() };

const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^\$?([A-Za-z]{1,4})\$?\d*$/.exec(reference?.trim() ?? '')?.[1];
  if (!letters) return undefined;
  return columnIndex(letters.toUpperCase());
};
