import { withoutHidden } from './hidden.ts';

/** What is not wrong with a file, and yet may be other than its sender thinks. */
export const FILE_NOTES = ['OTHER_SHEETS', 'HIDDEN_ROWS', 'HIDDEN_COLUMNS', 'MERGED_CELLS'] as const;
export type FileNoteCode = (typeof FILE_NOTES)[number];

export interface FileNote {
  readonly code: FileNoteCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Of our own template, by its languages: everybody's file has it, and nobody means it to be paid. */
export const TEMPLATE_BANK_SHEETS: readonly string[] = ['Kode bank', 'Bank codes'];

interface FileRead {
  /** The sheet that was read; empty of csv. */
  readonly sheet: string;
  readonly sheets: readonly { readonly name: string }[];
  /** Payouts in rows that the spreadsheet does not show. */
  readonly hiddenRows: number;
  /** Letters of the columns that were read although the spreadsheet does not show them. */
  readonly hiddenColumns: readonly string[];
  /** Merged ranges that hide cells of payouts. */
  readonly merged: readonly string[];
}

/**
 * One sheet is read, the first that is shown, and of it each row and column, hidden ones too: somebody who filtered a list, or went on in a
 * second sheet, is told so before the money goes. So is who merged cells: a row without an amount of its own has none.
 */
export function fileNotes({
  sheet,
  sheets,
  hiddenRows,
  hiddenColumns,
  merged,
}: FileRead): readonly FileNote[] {
  const others = sheets.filter(({ name }) => name !== sheet && !TEMPLATE_BANK_SHEETS.includes(name));
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
}

const MOST_NAMED = 3;
/** Excel takes 31; other programs write what they like. */
const LONGEST_NAME = 40;
const shown = (name: string): string => withoutHidden(name).slice(0, LONGEST_NAME).toWellFormed();
