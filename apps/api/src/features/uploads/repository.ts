import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { RefusedRow, UploadRow } from './rows.ts';
import type { UploadKindName } from './sheets.ts';
import type { RowEdit } from './worker.ts';

const selectUploads = (tx: Tx, conditions: Sql): Promise<UploadRow[]> =>
  tx.rows<UploadRow>(sql`
    select id, file_name, format, row_count, status, version, total, created, refused, created_amount, created_by_name,
           created_at, submitted_by_name, submitted_at, completed_at,
           (select id from upload u
             where u.merchant_id = upload.merchant_id and u.mode = upload.mode and u.kind = upload.kind
               and u.sha256 = upload.sha256 and u.id <> upload.id and u.submitted_at <= coalesce(upload.submitted_at, 'infinity')
             order by u.submitted_at desc limit 1) as same_file_as
      from upload where ${conditions}`);

type Wanted = { kind: UploadKindName; id: string };

export const findUpload = async (
  tx: Tx,
  { kind, id }: Wanted,
  { lock = false }: { lock?: boolean } = {},
): Promise<UploadRow | undefined> =>
  (await selectUploads(tx, sql`kind = ${kind} and id = ${id} ${lock ? sql`for update` : empty}`))[0];

export const newestUploads = (tx: Tx, kind: UploadKindName, most: number): Promise<UploadRow[]> =>
  selectUploads(tx, sql`kind = ${kind} order by created_at desc, id desc limit ${most}`);

export const findDraftOf = async (
  tx: Tx,
  kind: UploadKindName,
  sha256: string,
): Promise<string | undefined> =>
  (
    await tx.maybe<{ id: string }>(
      sql`select id from upload where kind = ${kind} and sha256 = ${sha256} and status = 'initiated'`,
    )
  )?.id;

export type NewUpload = {
  id: string;
  kind: UploadKindName;
  file_name: string;
  format: 'xlsx' | 'csv';
  size: number;
  sha256: string;
  row_count: number;
  created_by_id: string;
  created_by_name: string;
  created_at: Date;
  expires_at: Date;
};

/** False if the content has a draft already. */
export const insertUpload = async (tx: Tx, row: NewUpload): Promise<boolean> =>
  (await tx.run(sql`
    insert into upload (merchant_id, mode, id, kind, file_name, format, size, sha256, row_count, created_by_id, created_by_name,
                        created_at, expires_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), id, kind, file_name, format, size, sha256,
           row_count, created_by_id, created_by_name, created_at, expires_at
      from json_populate_record(null::upload, ${JSON.stringify(row)}::json)
        on conflict (merchant_id, mode, kind, sha256) where status = 'initiated' do nothing`)) > 0;

export const deleteUpload = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`delete from upload where id = ${id}`);
};

export const selectEdits = async (tx: Tx, uploadId: string): Promise<RowEdit[]> => {
  const rows = await tx.rows<{ row: number; removed: boolean; cells: Record<string, string> }>(sql`
    select row_number as row, removed, cells from upload_edit where upload_id = ${uploadId} order by row_number`);
  return rows.map(({ row, removed, cells }) => (removed ? { row, removed } : { row, cells }));
};

/** Answers how many rows changed. An edit with neither cells nor `removed` restores the row of the file. */
export const storeEdits = async (tx: Tx, uploadId: string, edits: readonly RowEdit[]): Promise<number> => {
  const { kept = [], restored = [] } = Object.groupBy(edits, ({ removed, cells }) =>
    removed || Object.keys(cells ?? {}).length > 0 ? 'kept' : 'restored',
  );
  const numbers = restored.map(({ row }) => row);
  const rows = kept.map(({ row, removed = false, cells = {} }) => ({ row_number: row, removed, cells }));
  const deleted = await tx.run(sql`
    delete from upload_edit where upload_id = ${uploadId} and row_number = any(${numbers}::integer[])`);
  return (
    deleted +
    (await tx.run(sql`
      insert into upload_edit (merchant_id, mode, upload_id, row_number, removed, cells)
      select current_setting('app.merchant_id'), current_setting('app.mode'), ${uploadId}, row_number, removed, cells
        from json_populate_recordset(null::upload_edit, ${JSON.stringify(rows)}::json)
          on conflict (merchant_id, mode, upload_id, row_number)
          do update set removed = excluded.removed, cells = excluded.cells
          where (upload_edit.removed, upload_edit.cells) is distinct from (excluded.removed, excluded.cells)`))
  );
};

export const countEdits = async (tx: Tx, uploadId: string): Promise<number> => {
  const { many } = await tx.one<{ many: string }>(
    sql`select count(*) as many from upload_edit where upload_id = ${uploadId}`,
  );
  return Number(many);
};

export const nextVersion = async (tx: Tx, uploadId: string): Promise<void> => {
  await tx.run(sql`update upload set version = version + 1 where id = ${uploadId}`);
};

export const insertRecords = async (tx: Tx, uploadId: string, records: string): Promise<void> => {
  await tx.run(sql`
    insert into upload_record (merchant_id, mode, upload_id, row_number, other_rows, value)
    select current_setting('app.merchant_id'), current_setting('app.mode'), ${uploadId}, record.row, record.others,
           record.value
      from json_to_recordset(${records}::json) as record("row" integer, others jsonb, value jsonb)`);
};

/** The other rows of records that have several, by their first row. */
export const otherRows = async (
  tx: Tx,
  uploadId: string,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const rows = await tx.rows<{ row: number; others: number[] }>(sql`
    select row_number as row, other_rows as others from upload_record
     where upload_id = ${uploadId} and jsonb_array_length(other_rows) > 0`);
  return new Map(rows.map(({ row, others }) => [row, others]));
};

export const refusalsOf = (tx: Tx, uploadId: string, most?: number): Promise<RefusedRow[]> =>
  tx.rows<RefusedRow>(sql`
    select row_number as row, refusal ->> 'code' as code, refusal -> 'params' as params from upload_record
     where upload_id = ${uploadId} and refusal is not null
     order by row_number ${most === undefined ? empty : sql`limit ${most}`}`);
