import { withoutHidden } from '../../sheets/index.ts';

/** A cell of a spreadsheet: its text and the spreadsheet's type. */
export type StatementCell = { readonly text: string; readonly kind: string };

export type SheetRow = {
  /** The row number that the spreadsheet shows. */
  readonly number: number;
  readonly cells: readonly (StatementCell | undefined)[];
};

export const textAt = ({ cells }: SheetRow, column: number | undefined): string =>
  column === undefined ? '' : withoutHidden(cells[column]?.text ?? '');

export const isFilled = (cell: StatementCell | undefined): boolean =>
  cell !== undefined && withoutHidden(cell.text) !== '';
