export { openSpreadsheet } from './open.ts';
export type { Cell, CellFormat, CellKind, Row, RowChunk } from './cell.ts';
export { columnName } from './column.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';
export type { ReadOptions } from './options.ts';
export { SpreadsheetProblem, type SpreadsheetProblemCode } from './problem.ts';
export type { Spreadsheet } from './spreadsheet.ts';
