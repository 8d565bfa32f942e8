import type { CsvSeparator } from '@dasbor/domain/kernel';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

/** The numbers of the first and last entry of a range. Their order is chronological. */
export const selectEntryBounds = async (
  tx: Tx,
  holder: LedgerHolder,
  range: Sql,
): Promise<{ first: number; last: number } | undefined> => {
  const entries = sql`
    (select seq, at as created_at from ledger_entry where account = 'available' and holder = ${holder}) entry`;
  const { first, last } = await tx.one<{ first: string | null; last: string | null }>(sql`
    select (select seq from ${entries} where ${range} order by created_at, seq limit 1) as first,
           (select seq from ${entries} where ${range} order by created_at desc, seq desc limit 1) as last`);
  return first === null || last === null ? undefined : { first: Number(first), last: Number(last) };
};

type Piece = {
  /** Entries with numbers above `after`, up to and including the other. */
  after: number;
  upTo: number;
  conditions: Sql;
  kinds: Readonly<Record<string, string>>;
  separator: CsvSeparator;
  /** If batches are named: the words before the batch and before the row. */
  ofBatch?: readonly [string, string];
};

/**
 * Formats the lines of a chunk in the database: passing thousands of rows through a driver costs more than reading them. A text that a
 * spreadsheet would calculate gets an apostrophe, as OWASP recommends.
 */
export const selectEntryLines = async (
  tx: Tx,
  holder: LedgerHolder,
  { after, upTo, conditions, kinds, separator, ofBatch }: Piece,
): Promise<string> => {
  // Restricts both sides to the chunk first. Before its first analyze a large table looks small, and the planner would scan all transfers
  // for each entry. Uses literals, so that the plan fits the chunk.
  await tx.run(sql`
    select set_config('enable_nestloop', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`);
  const { lines } = await tx.one<{ lines: string | null }>(sql`
    with e as (
      select seq, at, amount, balance_after, transfer_id from ledger_entry
       where account = 'available' and holder = ${holder} and seq > ${after} and seq <= ${upTo}
    ), t as (
      select id, kind, ref from ledger_transfer
       where id between (select min(transfer_id) from e) and (select max(transfer_id) from e)
    ), ${ofBatch ? PAYOUTS : NO_PAYOUTS}, entry as (
      select e.seq as id, e.at as created_at, e.amount, e.balance_after, t.kind, t.ref, lower(t.ref) as search_text, batch_id, batch, row
        from e join t on t.id = e.transfer_id left join payout on payout.id = split_part(t.ref, '-', 1)
    )
    select string_agg(concat_ws(${separator}::text, id, date_trunc('second', created_at at time zone 'Asia/Jakarta'), ${quoted('description')},
                                ${quoted('reference')}, greatest(-amount, 0), greatest(amount, 0), balance_after),
                      E'\\r\\n' order by id desc) as lines
      from (select *, ${describedBy(kinds, ofBatch)} as description, ${guarded(sql`ref`)} as reference from entry where ${conditions}) line`);
  return lines === null ? '' : `${lines}\r\n`;
};

// The chunk's items by primary key. A split payout's transfers have a number after its id.
const PAYOUTS = sql`
  item as (select split_part(ref, '-', 1) as id from t where ref like 'dis_item_%'),
  payout as materialized (
    select i.id, d.id as batch_id, translate(d.name, E'\\r\\n', '  ') as batch, i.row
      from disbursement_item i
      join disbursement d on d.merchant_id = i.merchant_id and d.mode = i.mode and d.id = i.disbursement_id
     where i.id between (select min(id) from item) and (select max(id) from item)
  )`;
const NO_PAYOUTS = sql`payout as (select '' as id, '' as batch_id, '' as batch, 0 as row where false)`;

const describedBy = (kinds: Piece['kinds'], [before, between]: readonly [string, string] = ['', '']): Sql =>
  sql`concat(${wordOf(kinds)}, case when batch is not null then concat(${before}::text, batch, ${between}::text, row) end)`;

const wordOf = (kinds: Readonly<Record<string, string>>): Sql => {
  const [first, ...others] = Object.entries(kinds).map(
    ([kind, word]) => sql`when ${kind} then ${word}::text`,
  );
  return sql`case kind ${others.reduce((all, one) => sql`${all} ${one}`, first ?? sql``)} else kind end`;
};

const quoted = (column: 'description' | 'reference'): Sql => {
  const text = raw(column);
  return sql`case when ${text} ~ '[",;]' then concat('"', replace(${text}, '"', '""'), '"') else ${text} end`;
};

const guarded = (text: Sql): Sql =>
  sql`case when ltrim(${text}, E' \\t\\r\\n') ~ '^[-=+@]' then concat('''', ${text}) else ${text} end`;
