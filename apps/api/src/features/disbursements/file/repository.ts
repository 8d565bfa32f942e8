import type { BatchStatus } from '@dasbor/domain/disbursements';
import type { WrittenRow } from '@dasbor/domain/sheets';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { insertParts, selectParts } from '../../../platform/files/parts.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';

export type NewFile = {
  merchantId: string;
  mode: Mode;
  id: string;
  name: string;
  format: 'xlsx' | 'csv';
  size: number;
  sha256: string;
  rows: string;
  count: number;
  uploadedBy: string;
  /** The subaccount of the uploading key; null for the merchant. */
  subaccountId: string | null;
  at: Date;
  expiresAt: Date;
};

export const insertFile = async (tx: Tx, file: NewFile, path: string): Promise<void> => {
  const { merchantId, mode, id } = file;
  await tx.run(sql`
    insert into disbursement_file
      (merchant_id, mode, id, name, format, size, sha256, rows, row_count, uploaded_by, subaccount_id, created_at,
       expires_at)
    values (${merchantId}, ${mode}, ${id}, ${file.name}, ${file.format}, ${file.size}, ${file.sha256}, ${file.rows},
            ${file.count}, ${file.uploadedBy}, ${file.subaccountId}, ${file.at}, ${file.expiresAt})`);
  await insertParts(tx, 'disbursement_file_part', { fileId: id, path });
};

export type StoredFile = {
  id: string;
  name: string;
  format: 'xlsx' | 'csv';
  rows: WrittenRow[];
  /** A content hash that identifies the file, under any name. */
  content: string;
};

/** An uploaded file that still exists, with its parsed rows. */
export const findFile = async (tx: Tx, id: string, now: Date): Promise<StoredFile | undefined> => {
  const row = await tx.maybe<Omit<StoredFile, 'rows'> & { rows: string }>(sql`
    select id, name, format, rows, coalesce(subaccount_id, '') || ' ' || sha256 as content from disbursement_file
     where id = ${id} and (expires_at is null or expires_at > ${now})`);
  return row && { ...row, rows: JSON.parse(row.rows) as WrittenRow[] };
};

/** The file now belongs to a batch and stays as long as the batch. */
export const keepFile = async (
  tx: Tx,
  { fileId, disbursementId }: { fileId: string; disbursementId: string },
): Promise<void> => {
  await tx.run(sql`update disbursement_file set expires_at = null where id = ${fileId}`);
  await tx.run(sql`update disbursement set file_id = ${fileId} where id = ${disbursementId}`);
};

/** The rows of a batch's file, by row number. */
export const findRowsOf = async (
  tx: Tx,
  disbursementId: string,
): Promise<Map<number, WrittenRow> | undefined> => {
  const file = await tx.maybe<{ rows: string }>(sql`
    select f.rows from disbursement d join disbursement_file f on f.id = d.file_id where d.id = ${disbursementId}`);
  return file && new Map((JSON.parse(file.rows) as WrittenRow[]).map((row) => [row.number, row]));
};

export type BatchOfFile = { id: string; name: string; status: BatchStatus };

/** The newest batch with this content that was not cancelled. */
export const findBatchOf = async (tx: Tx, content: string): Promise<BatchOfFile | null> =>
  (await tx.maybe<BatchOfFile>(sql`
    select id, name, status from disbursement
     where file_content = ${content} and status <> 'cancelled' order by id desc limit 1`)) ?? null;

/** The complete file of a batch. */
export const findFileOf = async (
  tx: Tx,
  disbursementId: string,
): Promise<{ format: 'xlsx' | 'csv'; bytes: Uint8Array<ArrayBuffer> } | undefined> => {
  const file = await tx.maybe<{ id: string; format: 'xlsx' | 'csv' }>(sql`
    select f.id, f.format from disbursement d join disbursement_file f on f.id = d.file_id where d.id = ${disbursementId}`);
  if (!file) return undefined;
  return { format: file.format, bytes: await selectParts(tx, 'disbursement_file_part', file.id) };
};
