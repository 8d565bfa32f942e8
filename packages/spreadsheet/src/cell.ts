/** `altered`: a number displayed as another value, such as a percentage, thousands, or foreign currency. */
export type CellKind = 'text' | 'number' | 'altered' | 'date' | 'boolean' | 'formula' | 'error';

/** How a cell is displayed, as far as the rules need it. */
export type CellFormat = 'plain' | 'text' | 'date' | 'altered' | 'scientific' | 'zero-padded';

/** A cell of a sheet. No value is ever converted through a float. */
export type Cell = {
  readonly kind: CellKind;
  /**
   * The intended value: ISO 8601 dates, `TRUE`, account numbers with the zeros of their format, integers without an exponent or decimal
   * zero; otherwise as stored.
   */
  readonly text: string;
  /** Exactly the stored value. */
  readonly raw: string;
  readonly format: CellFormat;
};

/** A row by position: `cells[2]` is column C; undefined if the file has no cell there. */
export type Row = {
  /** The spreadsheet's row number, from 1. */
  readonly number: number;
  readonly hidden: boolean;
  readonly cells: readonly (Cell | undefined)[];
};

export type RowChunk = {
  readonly rows: readonly Row[];
  /** For progress: bytes of the file needed for this read, and how many were read. */
  readonly bytesRead: number;
  readonly bytesTotal: number;
};

export const textCell = (text: string, raw = text): Cell => ({ kind: 'text', text, raw, format: 'plain' });
