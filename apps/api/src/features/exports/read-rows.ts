import { exportSetRule } from '@dasbor/domain/exports';
import type { ExportColumnKind, ExportFormat, ExportSet } from '@dasbor/domain/exports';
import sql, { empty, join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { SOURCES } from './sources/index.ts';

/** What was asked for; rows of later than `before` are not part of it. */
export type Wanted = {
  set: ExportSet;
  from: string;
  to: string;
  before: Date | string;
  statuses: readonly string[] | null;
  subaccountIds: readonly string[];
};

export type Written = Wanted & { format: ExportFormat; separator: string | null; columns: readonly string[] };

export type Chunk = {
  text: string;
  rows: number;
  sums: Record<string, string>;
  /** The place of its last row; undefined after the last chunk. */
  last: Place | undefined;
};
export type Place = { at: string; id: string };

export const countRows = async (tx: Tx, wanted: Wanted, most: number): Promise<number> => {
  const { n } = await tx.one<{ n: string }>(
    sql`select count(*) as n from (select from ${rowsOf(wanted)} limit ${most + 1}) counted`,
  );
  return Number(n);
};

/**
 * The next rows as the text of a file. The database writes the text: passing every cell through a driver costs more than reading it. The place is text
 * with microseconds, because a JavaScript date would lose them.
 */
export const readChunk = async (
  tx: Tx,
  written: Written,
  { after, most }: { after: Place | undefined; most: number },
): Promise<Chunk> => {
  const { set, columns } = written;
  const { at, id, idType } = SOURCES[set];
  const kinds = exportSetRule(set).columns;
  const money = columns.filter((column) => kinds[column] === 'money');
  const order = sql`order by at desc, id desc`;
  const beyond = after
    ? sql`and ${at} <= ${after.at}::timestamptz and (${at} < ${after.at}::timestamptz or ${id} < ${after.id}::${raw(idType)})`
    : empty;
  const sums = money.map((_, nth) => sql`sum(${raw(`m${nth}`)})::text as ${raw(`s${nth}`)}`);
  const summed = money.map(
    (column, nth) => sql`, ${SOURCES[set].columns[column] ?? empty} as ${raw(`m${nth}`)}`,
  );
  // A small table that is not analyzed yet must not be scanned for each chunk.
  const row = await tx.one<Record<string, string | null> & { rows: number }>(sql`
    select string_agg(line, ${written.format === 'csv' ? '\r\n' : ''}::text ${order}) as text, count(*)::int as rows,
           (array_agg(at::text ${order}))[count(*)] as at, (array_agg(id::text ${order}))[count(*)] as id
           ${sums.length > 0 ? sql`, ${join(sums, ', ')}` : empty}
      from (select ${at} as at, ${id} as id, ${lineOf(written)} as line ${join([empty, ...summed], '')}
              from ${rowsOf(written)} ${beyond} order by ${at} desc, ${id} desc limit ${raw(String(Math.trunc(most)))}) chunk`);
  const end = written.format === 'csv' && row.rows > 0 ? '\r\n' : '';
  const place = row.at != null && row.id != null ? { at: row.at, id: row.id } : undefined;
  return {
    text: `${row.text ?? ''}${end}`,
    rows: row.rows,
    sums: Object.fromEntries(money.map((column, nth) => [column, row[`s${nth}`] ?? '0'])),
    last: row.rows < most ? undefined : place,
  };
};

const rowsOf = ({ set, from, to, before, statuses, subaccountIds }: Wanted): Sql => {
  const { rows, at, status } = SOURCES[set];
  return sql`${rows({ subaccountIds })}
    and ${at} >= (${from}::date)::timestamp at time zone 'Asia/Jakarta'
    and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta' and ${at} <= ${before}::timestamptz
    ${statuses && status ? sql`and ${status} = any(${statuses}::text[])` : empty}`;
};

const lineOf = ({ set, format, separator, columns }: Written): Sql => {
  const { columns: sources } = SOURCES[set];
  const kinds = exportSetRule(set).columns;
  const cells = columns.map((column) => CELLS[format](sources[column] ?? sql`null`, kinds[column] ?? 'text'));
  if (format === 'csv') return joined(cells, sql` || ${separator ?? ','}::text || `);
  return sql`'<row>' || ${joined(cells, sql` || `)} || '</row>'`;
};

const joined = (parts: readonly Sql[], between: Sql): Sql =>
  parts.reduce((all, part) => sql`${all}${between}${part}`);

/** To the second, in Jakarta. */
const asTime = (value: Sql): Sql => sql`date_trunc('second', ${value} at time zone 'Asia/Jakarta')::text`;

/** Most texts need no care, and a test of them is cheaper than a function. */
const PLAIN_CSV = "'^[A-Za-z][A-Za-z0-9 ._:/-]*$'";
const DIGITS = "'^[1-9][0-9]{0,10}$'";

const CELLS: Readonly<Record<ExportFormat, (value: Sql, kind: ExportColumnKind) => Sql>> = {
  csv: (value, kind) => {
    switch (kind) {
      case 'text':
        return sql`coalesce(case when ${value} ~ ${raw(PLAIN_CSV)} then ${value} else csv_text(${value}) end, '')`;
      case 'digits':
        return sql`coalesce(case when ${value} ~ ${raw(DIGITS)} then ${value} else csv_text(${value}) end, '')`;
      case 'time':
        return sql`coalesce(${asTime(value)}, '')`;
      default:
        return sql`coalesce((${value})::text, '')`;
    }
  },
  xlsx: (value, kind) => {
    const text = (content: Sql) =>
      sql`coalesce('<c t="inlineStr"><is><t xml:space="preserve">' || ${content} || '</t></is></c>', '<c/>')`;
    switch (kind) {
      case 'money':
      case 'count':
        return sql`coalesce('<c><v>' || (${value})::text || '</v></c>', '<c/>')`;
      case 'text':
      case 'digits':
        return text(sql`case when ${value} ~ ${raw(PLAIN_CSV)} then ${value} else xml_text(${value}) end`);
      case 'time':
        return text(asTime(value));
      default:
        return text(sql`(${value})::text`);
    }
  },
};
