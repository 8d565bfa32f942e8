import type { ProblemParams, Result } from '@dasbor/domain/kernel';
import type { ColumnKind, Cover } from '@dasbor/spreadsheet';

/**
 * What a feature declares to take rows from a file: its columns and rules. Methods take the feature's own field names and cell kinds.
 * The worker uses the same declaration, so it contains no React and no texts (`IntakeWords` has them).
 */
export type Intake<Value = unknown, Field extends string = string> = {
  readonly columns: readonly IntakeColumn<Field>[];
  readonly limits: { readonly fileBytes: number; readonly rows: number; readonly cell: number };

  reader(options: { separator?: string }): RowReader;
  /** What the sender of a file may not expect. */
  notes(file: FileRead): readonly FileNote[];

  checkRow(cells: Row): CheckedRow<Value, Field>;
  isBlocking(issue: Issue<Field>): boolean;
  /** Issues of a row relative to an earlier row, which is the param `row`. By row number. */
  relations(rows: readonly (readonly [row: number, value: Value])[]): RelatedIssues<Field>;
  /** Only rows with the same key can be related. An edit rechecks only those. */
  relationKey(value: Value): string;

  /** The row after a person typed in some cells; the same object if nothing changed. */
  retyped(cells: Row, texts: Readonly<Record<string, string>>): Row;
  /** Why a text fits no cell. */
  cellProblem(text: string): CellProblemCode | undefined;

  /** The most likely intended text. It depends only on the cell, its issue and the column that it is `within`. */
  suggest(issue: Issue<Field>, cells: Row): string | undefined;
  /** Possible texts if there is no suggestion. */
  candidates(issue: Issue<Field>, text: string): readonly string[];
  /** Codes whose suggestion only changes the notation, so that it can be applied to all rows at once. */
  readonly plainFixes: ReadonlySet<string>;
  /** Codes that a person resolves by confirming the text. */
  readonly confirmable: ReadonlySet<string>;
};

/** Infers nothing wider than the feature's names inside, and gives the screens plain field names. */
export const defineIntake = <Value, Field extends string>(intake: Intake<Value, Field>): Intake<Value> =>
  intake;

export type IntakeColumn<Field extends string = string> = {
  readonly field: Field;
  /** In the grid, as a CSS length. */
  readonly width: string;
  readonly align?: 'end';
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  /** Texts to choose from. The label is shown instead of a code. */
  readonly options?: readonly { readonly text: string; readonly label: string }[];
  /** The same text means the same only in rows with the same text in this column. */
  readonly within?: Field;
  /** In the template. */
  readonly template: { readonly kind?: ColumnKind; readonly width: number };
};

/** The feature's texts in the reader's language. */
export type IntakeWords<Field extends string = string> = {
  field(field: Field): string;
  /** The expected format, for columns whose name does not imply it. */
  format(field: Field): string | undefined;
  issue(issue: Issue<Field>): string;
  /** What else to say about an issue beside its fixes. */
  advice(issue: Issue<Field>): string | undefined;
  note(note: FileNote): string;
  /** What else to say about a file without these required columns. */
  withoutColumns(fields: readonly Field[]): string | undefined;
  readonly search: string;
};

/** A cell of the file: the exact text and the spreadsheet's type. */
export type Cell = { readonly text: string; readonly kind: string };

export type Row = Readonly<Partial<Record<string, Cell>>>;

/** The row number shown by the spreadsheet. */
export type NumberedRow = { readonly number: number; readonly cells: Row };

export type Issue<Field extends string = string> = {
  readonly field: Field;
  readonly code: string;
  readonly params?: ProblemParams;
};

export type CheckedRow<Value, Field extends string = string> = {
  /** Null while an issue blocks the row. */
  readonly value: Value | null;
  readonly issues: readonly Issue<Field>[];
};

export type RelatedIssues<Field extends string = string> = ReadonlyMap<number, readonly Issue<Field>[]>;

export type CellProblemCode = 'CELL_TOO_LONG' | 'TEXT_UNREADABLE';

/** Why a sheet has no rows to check. */
export type SheetProblemCode =
  | 'HEADER_UNKNOWN'
  | 'HEADER_TWICE'
  | 'NO_ROWS'
  | 'TOO_MANY_ROWS'
  | CellProblemCode;

/** The column index of each field: `0` is column A. */
export type Places = Readonly<Record<string, number>>;

/** Reads the rows of a sheet in order. */
export type RowReader = {
  /** Null for the header, rows above it and blank rows. */
  take(row: {
    readonly number: number;
    readonly cells: readonly (Cell | undefined)[];
  }): Result<NumberedRow | null, SheetProblemCode>;
  /** Call after the last row. */
  end(): Result<{ places: Places; headerRow: number }, SheetProblemCode>;
  /** The taken rows that merged cells hide in part, and those merged ranges. */
  underMerges(
    rows: readonly NumberedRow[],
    cover: Cover,
  ): { readonly covered: readonly NumberedRow[]; readonly ranges: readonly string[] };
};

export type FileRead = {
  /** The sheet that was read; empty for csv. */
  readonly sheet: string;
  readonly sheets: readonly { readonly name: string }[];
  readonly hiddenRows: number;
  /** Letters of hidden columns that were read. */
  readonly hiddenColumns: readonly string[];
  /** Merged ranges that hide cells. */
  readonly merged: readonly string[];
};

export type FileNote = { readonly code: string; readonly params: Readonly<Record<string, string | number>> };
