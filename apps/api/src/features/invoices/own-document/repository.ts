import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';

export type OwnDocument = { id: string; name: string; size: number };

export const insertDocument = async (tx: Tx, { id, name, size }: OwnDocument, now: Date): Promise<void> => {
  await tx.run(sql`
    insert into invoice_document (merchant_id, mode, id, file_name, size, created_at, unused_since)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${name}, ${size}, ${now}, ${now})`);
};

export const countUnusedDocuments = async (tx: Tx): Promise<number> => {
  const { count } = await tx.one<{ count: string }>(
    sql`select count(*) as count from invoice_document where unused_since is not null and removed_at is null`,
  );
  return Number(count);
};

/** The merchant's document of an invoice. */
export const documentOfInvoice = (tx: Tx, invoiceId: string): Promise<OwnDocument | undefined> =>
  tx.maybe(sql`select id, file_name as name, size from invoice_document where invoice_id = ${invoiceId}`);

/** Whether an invoice may get a document: it is the merchant's, and no other invoice has it. Locked, so that no other gets it meanwhile. */
export const isFreeDocument = async (tx: Tx, id: string, invoiceId: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select id from invoice_document
     where id = ${id} and removed_at is null and (invoice_id is null or invoice_id = ${invoiceId})
       for no key update`)) !== undefined;

/** Gives an invoice this document and no other; null takes it away. The caller has asked whether it is free. */
export const giveDocument = async (
  tx: Tx,
  { invoiceId, id, now }: { invoiceId: string; id: string | null; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update invoice_document set invoice_id = null, unused_since = ${now}
     where invoice_id = ${invoiceId} and id is distinct from ${id}::text`);
  if (id !== null)
    await tx.run(
      sql`update invoice_document set invoice_id = ${invoiceId}, unused_since = null where id = ${id}`,
    );
};

/** Marked first, so that no invoice can get a document whose file is being deleted. */
export const markUnusedDocuments = async (tx: Tx, before: Date, now: Date): Promise<void> => {
  await tx.run(sql`
    update invoice_document set removed_at = ${now} where unused_since < ${before} and removed_at is null`);
};

export const documentsToRemove = async (tx: Tx, most: number): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(
    sql`select id from invoice_document where unused_since is not null and removed_at is not null limit ${most}`,
  );
  return rows.map(({ id }) => id);
};

export const deleteDocument = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`delete from invoice_document where id = ${id} and removed_at is not null`);
};
