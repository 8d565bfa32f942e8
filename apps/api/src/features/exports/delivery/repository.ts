import type { SftpFailure } from '@dasbor/domain/exports';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { ScheduleRow } from '../schedules/rows.ts';

/** A delivery that one worker makes. Its result names the claim: a worker that lost it notes nothing. */
export type ClaimedDelivery = {
  merchantId: string;
  mode: Mode;
  exportId: string;
  scheduleId: string;
  fileName: string;
  claim: string;
  tries: number;
};

export type Target = NonNullable<ScheduleRow['sftp']>;
export type StoredTarget = { target: Target; sealed: string };

export const saveTarget = async (tx: Tx, id: string, { target, sealed }: StoredTarget): Promise<void> => {
  await tx.run(sql`
    update export_schedule
       set sftp_host = ${target.host}, sftp_port = ${target.port}, sftp_user = ${target.user}, sftp_folder = ${target.folder},
           sftp_authentication = ${target.authentication}, sftp_host_key = ${target.host_key}, sftp_secret = ${sealed}
     where id = ${id}`);
};

export const removeTarget = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`
    update export_schedule
       set sftp_host = null, sftp_port = null, sftp_user = null, sftp_folder = null, sftp_authentication = null, sftp_host_key = null,
           sftp_secret = null
     where id = ${id}`);
  await tx.run(sql`delete from export_delivery where schedule_id = ${id} and status = 'waiting'`);
};

export const sealedSecretOf = async (tx: Tx, id: string): Promise<string | undefined> =>
  (
    await tx.maybe<{ sealed: string | null }>(
      sql`select sftp_secret as sealed from export_schedule where id = ${id}`,
    )
  )?.sealed ?? undefined;

/** With the completion of the file, so that no file is forgotten. Without a server to deliver to it does nothing. */
export const queueDelivery = async (
  tx: Tx,
  {
    exportId,
    scheduleId,
    fileName,
    now,
  }: { exportId: string; scheduleId: string; fileName: string; now: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into export_delivery (merchant_id, mode, export_id, schedule_id, file_name, due_at, at)
    select merchant_id, mode, ${exportId}, id, ${fileName}, ${now}, ${now}
      from export_schedule where id = ${scheduleId} and sftp_host is not null
    on conflict do nothing`);
};

/** Tries the last delivery again if it failed. */
export const reopenLast = async (tx: Tx, scheduleId: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update export_delivery set status = 'waiting', tries = 0, due_at = ${now}, at = ${now}
     where status = 'failed' and export_id = (
       select max(export_id) from export_delivery where schedule_id = ${scheduleId})`);
};

/** Longer than a delivery may take, so it need not be renewed. */
const CLAIM_MS = 15 * 60_000;

/** One at a time of each merchant and mode, so that a slow server of theirs holds up nobody else. */
export const claimDelivery = async (
  tx: Tx,
  claim: string,
  now: Date,
): Promise<ClaimedDelivery | undefined> => {
  // Two workers that claim at once would not see each other's claim.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('export_delivery', 0))`);
  return tx.maybe<ClaimedDelivery>(sql`
    update export_delivery set claim = ${claim}, tries = tries + 1, due_at = ${new Date(now.getTime() + CLAIM_MS)}
     where (merchant_id, mode, export_id) = (
       select merchant_id, mode, export_id from export_delivery due
        where status = 'waiting' and due_at <= ${now}
          and not exists (
            select from export_delivery other
             where other.merchant_id = due.merchant_id and other.mode = due.mode
               and other.status = 'waiting' and other.claim is not null and other.due_at > ${now})
        order by due_at limit 1 for update skip locked)
    returning merchant_id as "merchantId", mode, export_id as "exportId", schedule_id as "scheduleId", file_name as "fileName", claim, tries`);
};

type Result = { failure: SftpFailure | null; again?: Date | undefined; now: Date };

/** False if the claim was lost. */
export const noteDelivery = async (
  tx: Tx,
  { exportId, claim }: ClaimedDelivery,
  { failure, again, now }: Result,
): Promise<boolean> => {
  const status = failure === null ? 'delivered' : again ? 'waiting' : 'failed';
  const noted = await tx.run(sql`
    update export_delivery set status = ${status}, failure = ${failure}, claim = null, due_at = ${again ?? now}, at = ${now}
     where export_id = ${exportId} and claim = ${claim}`);
  return noted > 0;
};
