import { csvSeparator, type Language } from '@dasbor/domain/kernel';
import { blobOf, type WriteColumn, writeCsv, writeXlsx, type XlsxOptions } from '@dasbor/spreadsheet';

export type TemplateRequest = {
  readonly format: 'xlsx' | 'csv';
  readonly language: Language;
  /** With titles that the feature's reader recognises. */
  readonly columns: readonly WriteColumn[];
  readonly sheet: string;
  /** Sheets to look codes up in. */
  readonly more: NonNullable<XlsxOptions['more']>;
};

/** Has no example row, because a user who forgets to delete it would submit it. */
export const templateFile = ({ format, language, columns, sheet, more }: TemplateRequest): Promise<Blob> =>
  format === 'csv'
    ? blobOf('csv', writeCsv(columns, [], { separator: csvSeparator(language) }))
    : blobOf('xlsx', writeXlsx(columns, [], { sheet, more }));
