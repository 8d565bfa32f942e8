import { csvSeparator } from '@dasbor/domain/kernel';
import type { Language } from '../../i18n/i18n.ts';
import { type CsvCell, toCsv } from './csv.ts';

/** By the names that they have in every language. */
export const FILE_FORMATS = { csv: 'CSV', xlsx: 'Excel (.xlsx)' } as const;
export type FileFormat = keyof typeof FILE_FORMATS;

/** Rows as a file. The writer of spreadsheets comes with the first that is asked for. */
export async function rowsFile(
  format: FileFormat,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  language: Language,
): Promise<Blob> {
  if (format === 'csv')
    return new Blob([toCsv(header, rows, csvSeparator(language))], { type: 'text/csv;charset=utf-8' });
  const { blobOf, writeXlsx } = await import('./workbook.ts');
  // A column is of numbers where each of its cells is one or empty; whatever else stays text, to the last digit.
  const columns = header.map((name, n) => ({
    header: name,
    kind: rows.some((row) => typeof row[n] === 'string') ? ('text' as const) : ('number' as const),
  }));
  return blobOf('xlsx', writeXlsx(columns, rows));
}
