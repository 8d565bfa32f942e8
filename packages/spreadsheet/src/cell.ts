/** `altered`: a number that the sheet shows as another, such as a percentage, thousands of it, or money of another country. */
export type CellKind = 'text' | 'number' | 'altered' | 'date' | 'boolean' | 'formula' | 'error';

/** How a cell is shown, as far as rules must know. */
export type CellFormat = 'plain' | 'text' | 'date' | 'altered' | 'scientific' | 'zero-padded';

/** A cell of a sheet. Nothing in it has been through a float. */
export interface Cell {
  readonly kind: CellKind;
  /**
   * What a person means: dates as ISO 8601, `TRUE`, account numbers with the zeros their format shows, whole numbers without an exponent or
   * a decimal zero; else as stored.
   */
  readonly text: string;
  /** Exactly what the file stores. */
  readonly raw: string;
  readonly format: CellFormat;
}

/** A row by position: `cells[2]` is column C, undefined where the file has none. */
export interface Row {
  /** As a spreadsheet counts: the first is 1. */
  readonly number: number;
  readonly hidden: boolean;
  readonly cells: readonly (Cell | undefined)[];
}

export interface RowChunk {
  readonly rows: readonly Row[];
  /** For progress: bytes of the file that this reading needs, and how many of them are behind. */
  readonly bytesRead: number;
  readonly bytesTotal: number;
}

export const textCell = (text: string, raw = text): Cell => ({ kind: 'text', text, raw, format: 'plain' });
