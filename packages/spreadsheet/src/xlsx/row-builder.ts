import type { Cell, Row } from '../cell.ts';
import type { Limits } from '../limits.ts';
import { SpreadsheetProblem } from '../problem.ts';

/** Puts cells at their positions and checks the limits. */
export class RowBuilder {
  open = false;
  /** The current or last row. */
  number = 0;
  #cells: (Cell | undefined)[] = [];
  #column = 0;
  #hidden = false;
  #rows: Row[] = [];
  #places = 0;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The position of a cell without a reference. */
  get nextColumn(): number {
    return this.#column;
  }

  begin(stored: string | number | undefined, hidden: boolean): void {
    if (this.open) throw new SpreadsheetProblem('xml-broken', { row: this.number });
    const number = stored === undefined ? this.number + 1 : Number(stored);
    if (!Number.isSafeInteger(number) || number <= this.number) {
      throw new SpreadsheetProblem('row-order', { row: this.number + 1, detail: stored });
    }
    if (number > this.#limits.rows) {
      throw new SpreadsheetProblem('too-many-rows', { row: number, detail: this.#limits.rows });
    }
    this.open = true;
    this.number = number;
    this.#hidden = hidden;
    this.#column = 0;
    this.#cells = [];
  }

  put(column: number, cell: Cell | undefined): void {
    const cells = this.#cells;
    this.#column = column + 1;
    if (column >= this.#limits.columns) this.#refuse('too-many-columns', column, this.#limits.columns);
    // A formatted empty cell is skipped: some programs write whole rows of them.
    if (cell === undefined) return;
    if (cell.text.length > this.#limits.cellText)
      this.#refuse('cell-too-long', column, this.#limits.cellText);
    if (column >= cells.length) {
      while (cells.length < column) cells.push(undefined);
      cells.push(cell);
    } else if (cells[column] === undefined) cells[column] = cell;
    else this.#refuse('cell-twice', column, undefined);
  }

  finish(): void {
    if (!this.open) throw new SpreadsheetProblem('xml-broken', { row: this.number });
    this.open = false;
    if (this.#cells.length === 0) return;
    this.#places += this.#cells.length;
    if (this.#places > this.#limits.cells) {
      throw new SpreadsheetProblem('too-many-cells', { row: this.number, detail: this.#limits.cells });
    }
    this.#rows.push({ number: this.number, hidden: this.#hidden, cells: this.#cells });
  }

  /** Returns the complete rows and clears them. */
  take(): readonly Row[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #refuse(
    code: 'too-many-columns' | 'cell-too-long' | 'cell-twice',
    column: number,
    detail: number | undefined,
  ): never {
    throw new SpreadsheetProblem(code, { row: this.number, column, detail });
  }
}
