import { open } from 'node:fs/promises';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';

/**
 * Files are stored in pieces, so that neither this process nor the embedded database holds a whole file. As text, because the drivers
 * differ on bytes.
 */
const PART = 1024 * 1024;

type PartsTable = 'disbursement_file_part' | 'upload_part';

export const insertParts = async (
  tx: Tx,
  table: PartsTable,
  { fileId, path }: { fileId: string; path: string },
): Promise<void> => {
  const handle = await open(path);
  try {
    for (let n = 0; ; n += 1) {
      const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(PART), length: PART });
      if (bytesRead === 0) return;
      await tx.run(sql`
        insert into ${raw(table)} (merchant_id, mode, file_id, n, bytes)
        values (current_setting('app.merchant_id'), current_setting('app.mode'), ${fileId}, ${n},
                decode(${buffer.toString('base64', 0, bytesRead)}, 'base64'))`);
    }
  } finally {
    await handle.close();
  }
};

export const selectParts = async (
  tx: Tx,
  table: PartsTable,
  fileId: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts = await tx.rows<{ bytes: string }>(sql`
    select encode(bytes, 'base64') as bytes from ${raw(table)} where file_id = ${fileId} order by n`);
  return new Uint8Array(Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes, 'base64'))));
};
