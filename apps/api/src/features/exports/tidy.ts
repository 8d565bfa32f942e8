import sql from 'sql-template-tag';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { ExportParts } from './job.ts';
import { keyOf } from './pieces.ts';

const BATCH = 100;
/** The last delivery of a monthly report is shown until the next one. */
const DELIVERY_DAYS = 62;

type Dropped = { merchantId: string; mode: Mode; id: string };

/** Deletes expired files, and what is dropped from the storage. */
export const tidyExports = async ({
  db,
  clock,
  storage,
}: Pick<ExportParts, 'db' | 'clock' | 'storage'>): Promise<void> => {
  const dropped = await db.system(async (tx) => {
    const now = clock.now();
    await tx.run(sql`
      with gone as (delete from export_file where expires_at <= ${now} returning merchant_id, mode, id)
      update export_piece p set is_dropped = true from gone g
       where p.merchant_id = g.merchant_id and p.mode = g.mode and p.export_id = g.id`);
    const old = new Date(now.getTime() - DELIVERY_DAYS * 86_400_000);
    await tx.run(sql`delete from export_delivery where at <= ${old} and status <> 'waiting'`);
    await tx.run(sql`delete from export_link where expires_at <= ${now}`);
    return tx.rows<Dropped>(sql`
      select merchant_id as "merchantId", mode, id from export_piece where is_dropped order by id limit ${BATCH}`);
  });
  for (const { merchantId, mode, id } of dropped) {
    await storage.delete(keyOf(id));
    await db.tenant({ merchantId, mode }, (tx) => tx.run(sql`delete from export_piece where id = ${id}`));
  }
};
