import type { Limits } from '../limits.ts';
import { SpreadsheetProblem } from '../problem.ts';

/** The shared strings of a workbook, which cells refer to by number. */
export type SharedStrings = {
  at(index: number): string | undefined;
};

/**
 * Stores only the position of each text in the XML: three numbers. Half a million string objects would keep the garbage collector busy
 * longer than reading takes.
 */
export class TextPlaces implements SharedStrings {
  readonly #pieces: string[] = [];
  #places = new Uint32Array(3 * 1024);
  #count = 0;
  #room: number;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#room = limits.sharedText;
  }

  at(index: number): string | undefined {
    if (index >= this.#count) return undefined;
    const start = this.#places[index * 3 + 1] ?? 0;
    return this.#pieces[this.#places[index * 3] ?? 0]?.slice(
      start,
      start + (this.#places[index * 3 + 2] ?? 0),
    );
  }

  /** The following texts are in this piece. */
  begin(piece: string): void {
    this.#room -= piece.length;
    if (this.#room < 0) throw new SpreadsheetProblem('too-much-text', { detail: this.#limits.sharedText });
    this.#pieces.push(piece);
  }

  /** Returns to an earlier piece. */
  resume(piece: string): void {
    this.#pieces.push(piece);
  }

  add(start: number, length: number): void {
    if (length > this.#limits.cellText)
      throw new SpreadsheetProblem('cell-too-long', { detail: this.#limits.cellText });
    const at = this.#count * 3;
    if (at === this.#places.length) {
      const larger = new Uint32Array(at * 2);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places[at] = this.#pieces.length - 1;
    this.#places[at + 1] = start;
    this.#places[at + 2] = length;
    this.#count += 1;
  }
}
