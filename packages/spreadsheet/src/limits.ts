const MEGABYTE = 1024 * 1024;

/** What a file may cost. Each has a problem of its own. */
export interface Limits {
  /** The file itself. */
  readonly fileBytes: number;
  readonly zipEntries: number;
  /** One part unpacked, and all parts by what the zip says of them. */
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** How many times larger a part may be than packed. Sheets reach 60; a bomb is past 1.000. */
  readonly ratio: number;
  /** Parts read whole: the workbook, its relations, its styles. */
  readonly partBytes: number;
  /** Characters of one cell; Excel allows 32.767. */
  readonly cellText: number;
  /** Characters of all texts that a workbook keeps apart from its sheets. */
  readonly sharedText: number;
  readonly rows: number;
  readonly columns: number;
  /** Places in rows, empty ones before a cell included. */
  readonly cells: number;
}

export const DEFAULT_LIMITS: Limits = {
  fileBytes: 50 * MEGABYTE,
  zipEntries: 2000,
  entryBytes: 512 * MEGABYTE,
  totalBytes: 1024 * MEGABYTE,
  ratio: 200,
  partBytes: 16 * MEGABYTE,
  cellText: 32_767,
  sharedText: 64 * MEGABYTE,
  rows: 1_048_576,
  columns: 16_384,
  cells: 10_000_000,
};
