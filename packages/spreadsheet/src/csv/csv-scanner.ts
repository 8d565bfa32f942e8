import { textCell, type Cell, type Row } from '../cell.ts';
import type { Limits } from '../limits.ts';
import { SpreadsheetProblem, type SpreadsheetProblemCode } from '../problem.ts';
import type { Dialect } from './dialect.ts';
import { unguarded } from '../formula.ts';

const [QUOTE, APOSTROPHE, RETURN] = [34, 39, 13];

/** Parses records of a csv and buffers only an incomplete one. A row's number counts records, including empty ones. */
export class CsvScanner {
  #rest = '';
  #number = 0;
  #places = 0;
  readonly #dialect: Dialect;
  readonly #limits: Limits;

  constructor(dialect: Dialect, limits: Limits) {
    this.#dialect = dialect;
    this.#limits = limits;
  }

  /** The rows completed by this piece; the `last` piece may end without a line break. */
  feed(piece: string, last: boolean): Row[] {
    const text = this.#rest === '' ? piece : this.#rest + piece;
    const rows: Row[] = [];
    let at = 0;
    let quote = text.indexOf('"');
    while (at < text.length) {
      const found = text.indexOf(this.#dialect.lineEnd, at);
      if (found < 0 && !last) break;
      const lineEnd = found < 0 ? text.length : found;
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
      const cells: Cell[] = [];
      // Most lines contain no quote, so they can be split at the separator.
      const next = quote >= 0 && quote < lineEnd ? this.#quoted(text, at, last, cells) : lineEnd + 1;
      if (next < 0) break;
      if (quote < 0 || quote >= lineEnd) this.#plain(text, at, lineEnd, cells);
      this.#row(cells, rows);
      at = next;
    }
    this.#rest = text.slice(at);
    // Longer than any valid row.
    if (this.#rest.length > 4 * this.#limits.cellText + LONGEST_RECORD) this.#refuseRest();
    return rows;
  }

  /** Reports the unterminated cell, as far as its quotes allow. */
  #refuseRest(): never {
    const cells: Cell[] = [];
    if (!this.#rest.includes('"')) this.#plain(this.#rest, 0, this.#rest.length, cells);
    throw this.#problem('cell-too-long', Math.max(0, cells.length - 1));
  }

  #plain(text: string, from: number, lineEnd: number, cells: Cell[]): void {
    const end = text.charCodeAt(lineEnd - 1) === RETURN && lineEnd > from ? lineEnd - 1 : lineEnd;
    const { separator } = this.#dialect;
    for (let at = from; ;) {
      const found = text.indexOf(separator, at);
      const to = found < 0 || found > end ? end : found;
      cells.push(this.#cell(text.slice(at, to), cells.length));
      if (to === end) return;
      at = to + 1;
    }
  }

  /** Returns where the next record begins, or -1 if more input is needed. */
  #quoted(text: string, from: number, last: boolean, cells: Cell[]): number {
    const { separator, lineEnd } = this.#dialect;
    for (let at = from; ;) {
      let to: number;
      if (text.charCodeAt(at) === QUOTE) {
        const close = closing(text, at + 1);
        if (close < 0 || (close + 2 >= text.length && !last)) {
          if (last) throw this.#problem('csv-quote-open', cells.length);
          return -1;
        }
        to = close + 1;
        const inside = text.slice(at + 1, close).replaceAll('""', '"');
        cells.push(this.#cell(inside, cells.length, text.slice(at, to)));
        if (text.charCodeAt(to) === RETURN && lineEnd === '\n' && text[to + 1] === '\n') to += 1;
      } else {
        const line = text.indexOf(lineEnd, at);
        if (line < 0 && !last) return -1;
        const found = text.indexOf(separator, at);
        const end = line < 0 ? text.length : line;
        to = found < 0 || found > end ? end : found;
        const returned = to === end && text.charCodeAt(to - 1) === RETURN && to > at;
        cells.push(this.#cell(text.slice(at, returned ? to - 1 : to), cells.length));
      }
      if (to >= text.length || text[to] === lineEnd) return to + 1;
      if (text[to] !== separator) throw this.#problem('csv-quote', cells.length - 1);
      at = to + 1;
    }
  }

  #cell(text: string, column: number, raw = text): Cell {
    if (text.length > this.#limits.cellText) throw this.#problem('cell-too-long', column);
    if (column >= this.#limits.columns) throw this.#problem('too-many-columns', column);
    return text.charCodeAt(0) === APOSTROPHE ? textCell(unguarded(text), raw) : textCell(text, raw);
  }

  #row(cells: readonly Cell[], rows: Row[]): void {
    this.#number += 1;
    if (this.#number > this.#limits.rows) throw this.#problem('too-many-rows');
    this.#places += cells.length;
    if (this.#places > this.#limits.cells) throw this.#problem('too-many-cells');
    const [first] = cells;
    if (cells.length === 1 && first?.raw === '') return;
    rows.push({ number: this.#number, hidden: false, cells });
  }

  #problem(code: SpreadsheetProblemCode, column?: number): SpreadsheetProblem {
    return new SpreadsheetProblem(code, { row: this.#number + (column === undefined ? 0 : 1), column });
  }
}

/** A record may have many short cells. */
const LONGEST_RECORD = 4 * 1024 * 1024;

/** The closing quote of the cell; a doubled quote is an escaped one. */
const closing = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
  }
  return -1;
};
