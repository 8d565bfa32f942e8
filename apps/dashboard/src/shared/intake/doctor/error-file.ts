import { blobOf, type Cell, errorFile, openSpreadsheet, type Row } from '@dasbor/spreadsheet';
import type { Places } from '../intake.ts';
import type { FileFacts } from './read-rows.ts';
import type { RowEdit } from '../rows/grid.ts';

export type ErrorFileRequest = {
  readonly file: Blob;
  readonly facts: Pick<FileFacts, 'headerRow' | 'places'>;
  readonly edits: readonly RowEdit[];
  /** The problems of a row in the reader's language, by row number. */
  readonly errors: ReadonlyMap<number, string>;
  readonly header: string;
};

/** The current file: with fixes, without removed rows, and with the remaining problems beside each row. */
export const errorFileOf = async ({
  file,
  facts,
  edits,
  errors,
  header,
}: ErrorFileRequest): Promise<Blob> => {
  const { headerRow, places } = facts;
  const sheet = await openSpreadsheet(file);
  const errorOf = ({ number }: Row) => errors.get(number);
  return blobOf(
    sheet.format,
    errorFile(sheet, { errorOf, header, headerRow, rowNow: editedBy(places, edits) }),
  );
};

const editedBy = (places: Places, edits: readonly RowEdit[]): ((row: Row) => Row) => {
  const byRow = new Map(edits.map((edit) => [edit.row, edit]));
  return (row) => {
    const edit = byRow.get(row.number);
    if (!edit) return row;
    if (edit.removed) return { ...row, cells: [] };
    const cells = [...row.cells];
    for (const [field, text] of Object.entries(edit.cells ?? {})) {
      const place = places[field];
      if (place !== undefined) cells[place] = typed(text);
    }
    return { ...row, cells };
  };
};

const typed = (text: string): Cell => ({ kind: 'text', text, raw: text, format: 'plain' });
