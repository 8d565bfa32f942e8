import { PAYOUT_COLUMNS, type PayoutField } from '@dasbor/domain/disbursements';
import { csvSeparator, type Language } from '@dasbor/domain/kernel';
import { blobOf, type WriteColumn, writeCsv, writeXlsx } from '@dasbor/spreadsheet';

export type TemplateRequest = {
  readonly format: 'xlsx' | 'csv';
  readonly language: Language;
  /** In the reader's language, as the domain recognises them. */
  readonly headers: Readonly<Record<PayoutField, string>>;
  readonly sheet: string;
  /** A second sheet to look codes up in. */
  readonly banks: {
    readonly sheet: string;
    readonly headers: readonly [code: string, name: string];
    readonly rows: readonly (readonly [code: string, name: string])[];
  };
};

/** Number columns are formatted as text so that Excel keeps leading zeros. */
const LOOKS: Readonly<Record<PayoutField, Omit<WriteColumn, 'header'>>> = {
  account_owner_name: { width: 30 },
  bank_code: { width: 14 },
  account_number: { kind: 'digits', width: 22 },
  amount: { kind: 'number', width: 16 },
  email_recipient: { width: 28 },
  phone_number: { kind: 'digits', width: 18 },
  notes: { width: 32 },
};

/** Has no example row, because a user who forgets to delete it would pay it. */
export const templateFile = ({ format, language, headers, sheet, banks }: TemplateRequest): Promise<Blob> => {
  const columns = PAYOUT_COLUMNS.map(({ field }): WriteColumn => ({
    header: headers[field],
    ...LOOKS[field],
  }));
  if (format === 'csv') return blobOf('csv', writeCsv(columns, [], { separator: csvSeparator(language) }));
  const [code, name] = banks.headers;
  const codes = {
    sheet: banks.sheet,
    columns: [
      { header: code, width: 18 },
      { header: name, width: 44 },
    ],
    rows: banks.rows,
  };
  return blobOf('xlsx', writeXlsx(columns, [], { sheet, more: [codes] }));
};
