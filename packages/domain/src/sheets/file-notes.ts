import { withoutHidden } from './hidden.ts';

/** Not errors, but facts about a file that its sender may not expect. */
export const FILE_NOTES = ['OTHER_SHEETS', 'HIDDEN_ROWS', 'HIDDEN_COLUMNS', 'MERGED_CELLS'] as const;
export type FileNoteCode = (typeof FILE_NOTES)[number];

export type FileNote = {
  readonly code: FileNoteCode;
  readonly params: Readonly<Record<string, string | number>>;
};

export type FileRead = {
  /** The sheet that was read; empty for csv. */
  readonly sheet: string;
  readonly sheets: readonly { readonly name: string }[];
  /** Rows that were read and that the spreadsheet hides. */
  readonly hiddenRows: number;
  /** Letters of hidden columns that were read. */
  readonly hiddenColumns: readonly string[];
  /** Merged ranges that hide cells of these rows. */
  readonly merged: readonly string[];
};

/**
 * Only the first visible sheet is read, including hidden rows and columns. Someone who filtered a list or continued on a second sheet
 * must know that. The same holds for merged cells, which leave rows without their own amount. `own` are sheets of our template.
 */
export const fileNotes = (
  { sheet, sheets, hiddenRows, hiddenColumns, merged }: FileRead,
  own: readonly string[] = [],
): readonly FileNote[] => {
  const others = sheets.filter(({ name }) => name !== sheet && !own.includes(name));
  const named = others.slice(0, MOST_NAMED).map(({ name }) => `“${shown(name)}”`);
  return [
    ...(others.length === 0
      ? []
      : [
          {
            code: 'OTHER_SHEETS' as const,
            params: {
              sheet: shown(sheet),
              many: others.length,
              others: [...named, ...(others.length > MOST_NAMED ? ['…'] : [])].join(', '),
            },
          },
        ]),
    ...(hiddenRows === 0 ? [] : [{ code: 'HIDDEN_ROWS' as const, params: { many: hiddenRows } }]),
    ...(hiddenColumns.length === 0
      ? []
      : [
          {
            code: 'HIDDEN_COLUMNS' as const,
            params: { many: hiddenColumns.length, columns: hiddenColumns.join(', ') },
          },
        ]),
    ...(merged.length === 0
      ? []
      : [
          {
            code: 'MERGED_CELLS' as const,
            params: {
              many: merged.length,
              ranges: [...merged.slice(0, MOST_NAMED), ...(merged.length > MOST_NAMED ? ['…'] : [])].join(
                ', ',
              ),
            },
          },
        ]),
  ];
};

const MOST_NAMED = 3;
/** Excel allows 31 characters; other programs allow more. */
const LONGEST_NAME = 40;
const shown = (name: string): string => withoutHidden(name).slice(0, LONGEST_NAME).toWellFormed();
