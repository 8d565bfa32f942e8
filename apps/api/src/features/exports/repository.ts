import { EXPORT_STATUSES } from '@dasbor/domain/exports';
import type { ExportFormat, ExportSet } from '@dasbor/domain/exports';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';
import type { ExportRow } from './rows.ts';

const COLUMNS = sql`
  id, mode, "set", format, separator, columns, range_from::text, range_to::text, statuses, subaccount_ids, language, status, failure,
  rows_expected, rows_written, sums, size, sha256, created_by_id, created_by_name, created_at, completed_at, expires_at, schedule_id`;

/** An expired file is gone, although it is deleted a little later. */
const current = (now: Date): Sql => sql`(select * from export_file where expires_at > ${now}) as export_file`;

export const selectExports = (
  tx: Tx,
  now: Date,
  { conditions, window = empty }: { conditions: Sql; window?: Sql },
): Promise<ExportRow[]> =>
  tx.rows<ExportRow>(sql`select ${COLUMNS} from ${current(now)} where ${conditions} ${window}`);

export const countExports = async (tx: Tx, now: Date, conditions: Sql): Promise<number> => {
  const { n } = await tx.one<{ n: string }>(
    sql`select count(*) as n from ${current(now)} where ${conditions}`,
  );
  return Number(n);
};

export const findExport = async (tx: Tx, now: Date, id: string): Promise<ExportRow | undefined> =>
  (await selectExports(tx, now, { conditions: sql`id = ${id}` }))[0];

const UNMADE = EXPORT_STATUSES.filter((status) => status === 'waiting' || status === 'making');

/** Files of a person that are not made yet, under a lock that their next request waits for. */
export const countUnmade = async (tx: Tx, userId: string, now: Date): Promise<number> => {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'export', ${userId}::text), 0))`,
  );
  return countExports(tx, now, sql`created_by_id = ${userId} and status = any(${UNMADE}::text[])`);
};

export type NewExport = {
  id: string;
  set: ExportSet;
  format: ExportFormat;
  separator: string | null;
  columns: readonly string[];
  from: string;
  to: string;
  statuses: readonly string[] | null;
  subaccountIds: readonly string[];
  language: Language;
  rows: number;
  by: { userId: string; name: string };
  now: Date;
  expiresAt: Date;
  /** Of the scheduled report that requests it. */
  scheduleId?: string;
};

export const insertExport = async (tx: Tx, one: NewExport): Promise<void> => {
  await tx.run(sql`
    insert into export_file
      (merchant_id, mode, id, "set", format, separator, columns, range_from, range_to, statuses, subaccount_ids, language, rows_expected,
       created_by_id, created_by_name, search_text, created_at, expires_at, schedule_id)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${one.id}, ${one.set}, ${one.format}, ${one.separator},
            ${one.columns}::text[], ${one.from}, ${one.to}, ${one.statuses}::text[], ${one.subaccountIds}::text[], ${one.language},
            ${one.rows}, ${one.by.userId}, ${one.by.name}, ${`${one.id} ${one.by.name}`.toLowerCase()}, ${one.now}, ${one.expiresAt}, ${one.scheduleId ?? null})`);
  if (one.scheduleId !== undefined) return;
  await tx.run(sql`
    insert into export_choice (merchant_id, mode, user_id, "set", format, separator, columns)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${one.by.userId}, ${one.set}, ${one.format}, ${one.separator},
            ${one.columns}::text[])
    on conflict (merchant_id, mode, user_id, "set")
      do update set format = excluded.format, separator = coalesce(excluded.separator, export_choice.separator), columns = excluded.columns`);
};

type Choice = { set: ExportSet; format: ExportFormat; separator: ',' | ';' | null; columns: string[] };

export const choicesOf = (tx: Tx, userId: string): Promise<Choice[]> =>
  tx.rows<Choice>(sql`select "set", format, separator, columns from export_choice where user_id = ${userId}`);

/** Its pieces are removed from the storage afterwards. */
export const removeExport = async (tx: Tx, id: string): Promise<void> => {
  await dropPieces(tx, id);
  await tx.run(sql`delete from export_file where id = ${id}`);
};

export const dropPieces = async (tx: Tx, exportId: string): Promise<void> => {
  await tx.run(sql`update export_piece set is_dropped = true where export_id = ${exportId}`);
};

/** Answers whether the file is still being made under this claim. */
export const insertPiece = async (
  tx: Tx,
  {
    id,
    exportId,
    claim,
    number,
    size,
  }: { id: string; exportId: string; claim: string; number: number; size: number },
): Promise<boolean> => {
  const inserted = await tx.run(sql`
    insert into export_piece (merchant_id, mode, id, export_id, number, size)
    select merchant_id, mode, ${id}, id, ${number}, ${size} from export_file where id = ${exportId} and claim = ${claim} for share`);
  return inserted > 0;
};

export const piecesOf = (tx: Tx, exportId: string): Promise<{ id: string; size: number }[]> =>
  tx.rows(sql`
    select id, size from export_piece where export_id = ${exportId} and not is_dropped order by number`);
