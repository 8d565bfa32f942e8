import { uploadStatusOf } from '@dasbor/domain/uploads';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { makeWorkers } from '../../platform/work/workers.ts';
import type { Workers } from '../../platform/work/workers.ts';
import type { AskedRecord, MadeRecord, MakingRecords, UploadKind } from './kind.ts';
import type { UploadKindName } from './sheets.ts';

export type UploadParts = MakingRecords['deps'] & {
  db: Db;
  clock: Clock;
  log: Logger;
  kinds: readonly UploadKind[];
  /** Called after a commit that others wait for. */
  wake: () => void;
};

/** Records per transaction: a server that dies loses the work of less than a second, and nobody waits longer for a lock. */
const CHUNK = 200;
/** Uploads looked at in one step. Those that another server works on are skipped. */
const MOST_LOOKED_AT = 20;

type Waiting = { merchant_id: string; mode: Mode; id: string };

/**
 * Makes the records of submitted uploads. A chunk is one transaction that holds the upload's row, makes the records and notes them, so each is
 * made once, whatever stops the server. Several servers share the uploads: a held one is skipped. The upload that waited longest is next.
 */
export const makeUploads = (parts: UploadParts): Workers => {
  const { db, log, clock, wake } = parts;
  const step = async (): Promise<number> => {
    const waiting = await db.system((tx) => waitingUploads(tx));
    for (const { merchant_id: merchantId, mode, id } of waiting) {
      const made = await makeChunk(parts, { merchantId, mode, id }).catch(async (error: unknown) => {
        log.error({ err: error, merchantId, mode, upload: id }, 'records of an upload could not be made');
        await db.system((tx) => sendToTheBack(tx, id, clock.now()));
        return 0;
      });
      if (made === 0) continue;
      wake();
      return made;
    }
    return 0;
  };
  return makeWorkers({
    job: 'uploads',
    step,
    most: CHUNK,
    parallel: 1,
    onError: (error) => log.error({ err: error }, 'uploads could not be looked for'),
  });
};

/** A suspended merchant gets no new records; its uploads go on after the suspension. */
const waitingUploads = (tx: Tx): Promise<Waiting[]> =>
  tx.rows<Waiting>(sql`
    select u.merchant_id, u.mode, u.id from upload u join merchant m on m.merchant_id = u.merchant_id
     where u.status = 'validated' and not m.is_suspended
     order by u.worked_at limit ${MOST_LOOKED_AT}`);

const sendToTheBack = (tx: Tx, id: string, now: Date): Promise<number> =>
  tx.run(sql`update upload set worked_at = ${now} where id = ${id}`);

type Held = {
  kind: UploadKindName;
  total: number;
  created: number;
  refused: number;
  submitted_by_id: string;
  submitted_by_name: string;
  submitted_from: { request_id: string; ip: string; device: string };
};

/** Answers how many records it decided; 0 if another server holds the upload or nothing is left. */
const makeChunk = (
  { db, clock, kinds, ...deps }: UploadParts,
  { merchantId, mode, id }: { merchantId: string; mode: Mode; id: string },
): Promise<number> =>
  db.tenant({ merchantId, mode }, async (tx) => {
    const held = await tx.maybe<Held>(sql`
      select kind, total, created, refused, submitted_by_id, submitted_by_name, submitted_from from upload
       where id = ${id} and status = 'validated' for update skip locked`);
    const kind = kinds.find(({ name }) => name === held?.kind);
    if (!held || !kind) return 0;
    const now = clock.now();
    const { submitted_by_id: actorId, submitted_by_name: name, submitted_from: from } = held;
    // As the request that submitted it, in the history of each record.
    await tx.run(sql`
      select set_config('app.actor_id', ${actorId}, true), set_config('app.request_id', ${from.request_id}, true)`);
    const asked = await nextRecords(tx, id);
    const by = { merchantId, mode, actorId, requestId: from.request_id, ip: from.ip, device: from.device };
    const session = { userId: actorId, name, merchantId };
    const made = await kind.make({ tx, now, mode, by, deps, session }, id, asked);
    await note(tx, id, made);
    await goOn(tx, { id, held, made, now, topic: kind.topic });
    return made.length;
  });

const nextRecords = (tx: Tx, uploadId: string): Promise<AskedRecord<unknown>[]> =>
  tx.rows<AskedRecord<unknown>>(sql`
    select row_number as row, value from upload_record
     where upload_id = ${uploadId} and record_id is null and refusal is null
     order by row_number limit ${CHUNK}`);

const note = async (tx: Tx, uploadId: string, made: readonly MadeRecord[]): Promise<void> => {
  const rows = made.map((one) =>
    'id' in one
      ? { row_number: one.row, record_id: one.id }
      : { row_number: one.row, refusal: { code: one.code, params: one.params } },
  );
  await tx.run(sql`
    update upload_record r
       set record_id = made.record_id, refusal = made.refusal,
           value = case when made.record_id is null then r.value end
      from json_populate_recordset(null::upload_record, ${JSON.stringify(rows)}::json) as made
     where r.upload_id = ${uploadId} and r.row_number = made.row_number`);
};

const goOn = async (
  tx: Tx,
  {
    id,
    held,
    made,
    now,
    topic,
  }: { id: string; held: Held; made: readonly MadeRecord[]; now: Date; topic: string },
): Promise<void> => {
  const amounts = made.flatMap((one) => ('id' in one ? [one.amount] : []));
  const created = held.created + amounts.length;
  const refused = held.refused + made.length - amounts.length;
  const status = uploadStatusOf({ total: held.total, created, refused });
  await tx.run(sql`
    update upload
       set created = ${created}, refused = ${refused}, status = ${status}, worked_at = ${now},
           created_amount = created_amount + ${amounts.reduce((sum, amount) => sum + amount, 0)}::bigint,
           completed_at = ${status === 'validated' ? null : now}
     where id = ${id}`);
  await outbox.add(tx, { topic, aggregate: id, payload: { status } });
};
