import { readFileSync } from 'node:fs';

export type Bank = {
  code: string;
  name: string;
  /** Other accepted names: old codes, brand names, Bank Indonesia's three digits. */
  aliases: string[];
  type: string;
  account_length_min: number | null;
  account_length_max: number | null;
  split_limit: number | null;
  minimum: number;
  maximum: number;
  active: boolean;
};

const optionalNumber = (cell: string): number | null => (cell === '' ? null : Number(cell));

const readTable = (file: URL): ((column: string) => string)[] => {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return (column) => cells[columns.indexOf(column)]?.trim() ?? '';
  });
};

/** A plain table (sources in `data/README.md`), read once at the start. */
export const BANKS: readonly Bank[] = readTable(new URL('data/banks.tsv', import.meta.url)).map((row) => ({
  code: row('bank_code'),
  name: row('name'),
  aliases: [...row('aliases').split(','), row('bi_code')].filter((alias) => alias !== ''),
  type: row('type'),
  account_length_min: optionalNumber(row('acct_len_min')),
  account_length_max: optionalNumber(row('acct_len_max')),
  split_limit: optionalNumber(row('split_limit_idr')),
  minimum: Number(row('min_amount_idr')),
  maximum: Number(row('max_item_amount_idr')),
  active: row('active') === 'true',
}));
