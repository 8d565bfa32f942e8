import { csvSeparator } from '@dasbor/domain/kernel';
import type { Language } from '../../i18n/i18n.ts';
import { type CsvCell, toCsv } from './csv.ts';

/** File formats, whose names are the same in every language. */
export const FILE_FORMATS = { csv: 'CSV', xlsx: 'Excel (.xlsx)' } as const;
export type FileFormat = keyof typeof FILE_FORMATS;

/** Writes rows to a file. The spreadsheet writer is loaded on first use. */
export const rowsFile = async (
  format: FileFormat,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  language: Language,
): Promise<Blob> => {
  if (format === 'csv')
    return new Blob([toCsv(header, rows, csvSeparator(language))], { type: 'text/csv;charset=utf-8' });
  const { blobOf, writeXlsx } = await import('./workbook.ts');
  // A column is numeric if each cell is a number or empty; otherwise it stays text and keeps every digit.
  const columns = header.map((name, n) => ({
    header: name,
    kind: rows.some((row) => typeof row[n] === 'string') ? ('text' as const) : ('number' as const),
  }));
  return blobOf('xlsx', writeXlsx(columns, rows));
};
