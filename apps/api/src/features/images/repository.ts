import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type ImageKind = 'picture' | 'logo';

export type ImageRow = {
  id: string;
  kind: ImageKind;
  content_type: 'image/webp' | 'image/png';
  width: number;
  height: number;
  size: number;
  created_at: string;
};

export const insertImage = async (tx: Tx, row: ImageRow): Promise<void> => {
  await tx.run(sql`
    insert into image (merchant_id, mode, id, kind, content_type, width, height, size, created_at, unused_since)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.kind}, ${row.content_type},
            ${row.width}, ${row.height}, ${row.size}, ${row.created_at}, ${row.created_at})`);
};

export const countUnused = async (tx: Tx): Promise<number> => {
  const { count } = await tx.one<{ count: string }>(
    sql`select count(*) as count from image where unused_since is not null and removed_at is null`,
  );
  return Number(count);
};

/** Keeps an image from being deleted. False if the merchant has none of this kind with this id. */
export const useImage = async (tx: Tx, id: string, kind: ImageKind): Promise<boolean> =>
  (await tx.run(sql`
    update image set unused_since = null where id = ${id} and kind = ${kind} and removed_at is null`)) > 0;

/** The opposite: it is deleted after some days, unless something names it again. */
export const releaseImages = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await tx.run(sql`update image set unused_since = ${now} where id = any(${ids}) and unused_since is null`);
};

/** For everybody, without a merchant. */
export const findPublicImage = (tx: Tx, id: string): Promise<{ content_type: string } | undefined> =>
  tx.maybe(sql`select content_type from image where id = ${id} and removed_at is null`);

/** Marked first, so that nothing can name an image whose file is being deleted. */
export const markUnused = async (tx: Tx, before: Date, now: Date): Promise<void> => {
  await tx.run(sql`
    update image set removed_at = ${now} where unused_since < ${before} and removed_at is null`);
};

export const imagesToRemove = async (tx: Tx, most: number): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(
    sql`select id from image where unused_since is not null and removed_at is not null limit ${most}`,
  );
  return rows.map(({ id }) => id);
};

export const deleteImage = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`delete from image where id = ${id} and removed_at is not null`);
};
