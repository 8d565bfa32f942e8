const MEGABYTE = 1024 * 1024;

/** Resource limits for a file. Each has its own problem code. */
export type Limits = {
  /** The file itself. */
  readonly fileBytes: number;
  readonly zipEntries: number;
  /** One part decompressed, and all parts by their declared sizes. */
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** Maximum compression ratio of a part. Sheets reach 60; a zip bomb exceeds 1.000. */
  readonly ratio: number;
  /** Parts that are read completely: the workbook, its relations, its styles. */
  readonly partBytes: number;
  /** Characters of one cell; Excel allows 32.767. */
  readonly cellText: number;
  /** Characters of all shared strings of a workbook. */
  readonly sharedText: number;
  readonly rows: number;
  readonly columns: number;
  /** Positions in rows, including empty ones before a cell. */
  readonly cells: number;
};

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
