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

export type Chunk = { text: string; rows: number; sums: Record<string, string> };

/** A row's place in the order. The time is text with microseconds, because a JavaScript date would lose them. */
export type Place = { at: string; id: string };
/** Rows behind a place, up to and including another. Undefined: from the first, or to the last. */
export type Part = { after: Place | undefined; upTo: Place | undefined };

export const countRows = async (tx: Tx, wanted: Wanted, most: number): Promise<number> => {
  const { n } = await tx.one<{ n: string }>(
    sql`select count(*) as n from (select from ${rowsOf(wanted, { isBare: true })} limit ${most + 1}) counted`,
  );
  return Number(n);
};

/** The place of the last of so many rows; undefined if there are fewer. */
export const placeBehind = (
  tx: Tx,
  wanted: Wanted,
  { after, rows }: { after: Place | undefined; rows: number },
): Promise<Place | undefined> => {
  const { at, id } = SOURCES[wanted.set];
  return tx.maybe<Place>(sql`
    select ${at}::text as at, ${id}::text as id from ${rowsOf(wanted, { isBare: true })} ${within(wanted, { after, upTo: undefined })}
     order by ${at} desc, ${id} desc offset ${raw(String(rows - 1))} limit 1`);
};

/** The rows of a part as text. The database writes it: passing every cell through a driver costs more than reading it. */
export const readPart = async (tx: Tx, written: Written, part: Part): Promise<Chunk> => {
  const { set, columns, format } = written;
  const { at, id, columns: sources } = SOURCES[set];
  const kinds = exportSetRule(set).columns;
  const money = columns.filter((column) => kinds[column] === 'money');
  const values = money.map((column, nth) => sql`${sources[column] ?? empty} as ${raw(`m${nth}`)}`);
  const sums = money.map((_, nth) => sql`sum(${raw(`m${nth}`)})::text as ${raw(`s${nth}`)}`);
  // Several parts are read at once, so more processes for each would only take the processor from one another.
  const setting = tx.run(sql`set local max_parallel_workers_per_gather = 0`);
  const reading = tx.one<Record<string, string | null> & { rows: number }>(sql`
    select ${join([sql`string_agg(line, ${format === 'csv' ? '\r\n' : ''}::text) as text, count(*)::int as rows`, ...sums], ', ')}
      from (select ${join([sql`${lineOf(written)} as line`, ...values], ', ')} from ${rowsOf(written)} ${within(written, part)}
             order by ${at} desc, ${id} desc) in_order`);
  const [, row] = await Promise.all([setting, reading]);
  return {
    text: `${row.text ?? ''}${format === 'csv' && row.rows > 0 ? '\r\n' : ''}`,
    rows: row.rows,
    sums: Object.fromEntries(money.map((column, nth) => [column, row[`s${nth}`] ?? '0'])),
  };
};

const within = ({ set }: Wanted, { after, upTo }: Part): Sql => {
  const { at, id, idType } = SOURCES[set];
  const beyond = (place: Place, isBehind: boolean) => {
    const [time, other] = [sql`${place.at}::timestamptz`, sql`${place.id}::${raw(idType)}`];
    // Two plain bounds for the index, and the ID only for rows of the same time.
    return isBehind
      ? sql`and ${at} <= ${time} and (${at} < ${time} or ${id} < ${other})`
      : sql`and ${at} >= ${time} and (${at} > ${time} or ${id} >= ${other})`;
  };
  return sql`${after ? beyond(after, true) : empty} ${upTo ? beyond(upTo, false) : empty}`;
};

const rowsOf = (
  { set, from, to, before, statuses, subaccountIds }: Wanted,
  { isBare = false }: { isBare?: boolean } = {},
): Sql => {
  const { rows: whole, bare = whole, at, status } = SOURCES[set];
  const rows = isBare ? bare : whole;
  return sql`${rows({ subaccountIds })}
    and ${at} >= (${from}::date)::timestamp at time zone 'Asia/Jakarta'
    and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta' and ${at} <= ${before}::timestamptz
    ${statuses && status ? sql`and ${status} = any(${statuses}::text[])` : empty}`;
};

/** One function writes the cells into one buffer. `concat_ws` is faster than separators as parts, but leaves out null. It takes at most 100 parts. */
const lineOf = ({ set, format, separator, columns }: Written): Sql => {
  const { columns: sources } = SOURCES[set];
  const kinds = exportSetRule(set).columns;
  const cells = columns.map((column) => CELLS[format](sources[column] ?? sql`null`, kinds[column] ?? 'text'));
  return format === 'csv'
    ? sql`concat_ws(${raw(separator === ';' ? `';'` : `','`)}, ${join(cells.map(orEmpty), ', ')})`
    : sql`concat('<row>', ${join(cells, ', ')}, '</row>')`;
};

const orEmpty = (cell: Sql): Sql => sql`coalesce(${cell}::text, '')`;

/** To the second, in Jakarta. */
const asTime = (value: Sql): Sql => sql`date_trunc('second', ${value} at time zone 'Asia/Jakarta')`;

// Most texts need no care, and a test of them is cheaper than a function.
const PLAIN = raw("'^[A-Za-z][A-Za-z0-9 ._:/-]*$'");
const NUMBER = raw("'^[0-9]+$'");

const CELLS: Readonly<Record<ExportFormat, (value: Sql, kind: ExportColumnKind) => Sql>> = {
  csv: (value, kind) => {
    switch (kind) {
      case 'text':
        return sql`case when ${value} ~ ${PLAIN} then ${value} else csv_text(${value}) end`;
      case 'digits':
        return sql`
          case when ${value} ~ ${NUMBER}
               then case when length(${value}) >= 12 or ${value} like '0%' then E'\\t' || ${value} else ${value} end
               else csv_text(${value}) end`;
      case 'time':
        return asTime(value);
      default:
        return value;
    }
  },
  xlsx: (value, kind) => {
    const cell = (before: string, content: Sql, after: string) =>
      sql`case when ${value} is null then '<c/>' else concat(${raw(`'${before}'`)}, ${content}, ${raw(`'${after}'`)}) end`;
    // What somebody typed keeps its spaces.
    const text = (content: Sql) =>
      cell('<c t="inlineStr"><is><t xml:space="preserve">', content, '</t></is></c>');
    switch (kind) {
      case 'money':
      case 'count':
        return cell('<c><v>', value, '</v></c>');
      case 'text':
      case 'digits':
        return text(sql`case when ${value} ~ ${PLAIN} then ${value} else xml_text(${value}) end`);
      case 'time':
        return cell('<c t="str"><v>', asTime(value), '</v></c>');
      default:
        return cell('<c t="str"><v>', value, '</v></c>');
    }
  },
};
