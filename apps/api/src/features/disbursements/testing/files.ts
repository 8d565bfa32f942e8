import { writeXlsx } from '@dasbor/spreadsheet';

export const HEADER = ['account_owner_name', 'bank_code', 'account_number', 'amount'];

type Table = readonly (readonly string[])[];

/** A csv of these rows, with the header first. */
export const csvOf = (rows: Table): Buffer => Buffer.from(rows.map((row) => `${row.join(',')}\n`).join(''));

/** An xlsx of these rows, with the header first. Digits are text, as in the template. */
export const xlsxOf = async ([header = [], ...rows]: Table): Promise<Buffer> => {
  const columns = header.map((name) => ({ header: name }));
  const pieces: Uint8Array[] = [];
  for await (const piece of writeXlsx(columns, rows)) pieces.push(piece);
  return Buffer.concat(pieces);
};
