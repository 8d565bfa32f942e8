import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { ScheduleRow } from './rows.ts';

const COLUMNS = sql`
  id, "set", format, separator, columns, subaccount_ids, language, period, next_at, last_export_id, failure, created_by_id,
  created_by_name, created_at,
  case when sftp_host is not null then json_build_object(
    'host', sftp_host, 'port', sftp_port, 'user', sftp_user, 'folder', sftp_folder, 'authentication', sftp_authentication,
    'host_key', sftp_host_key) end as sftp,
  (select json_build_object(
     'export_id', d.export_id, 'status', d.status, 'failure', d.failure, 'tries', d.tries, 'file_name', d.file_name,
     'at', to_char(d.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     from export_delivery d
    where d.merchant_id = export_schedule.merchant_id and d.mode = export_schedule.mode and d.schedule_id = export_schedule.id
    order by d.export_id desc limit 1) as last_delivery`;

export const schedulesOf = (tx: Tx, userId: string, more: Sql = empty): Promise<ScheduleRow[]> =>
  tx.rows<ScheduleRow>(sql`
    select ${COLUMNS} from export_schedule where created_by_id = ${userId} ${more} order by created_at desc, id desc`);

export const findOwn = async (tx: Tx, userId: string, id: string): Promise<ScheduleRow | undefined> =>
  (await schedulesOf(tx, userId, sql`and id = ${id}`))[0];

/** Of anybody. */
export const findSchedule = (tx: Tx, id: string): Promise<ScheduleRow | undefined> =>
  tx.maybe<ScheduleRow>(sql`select ${COLUMNS} from export_schedule where id = ${id}`);

/** Undefined if another server runs it, or it is not due any more. */
export const lockDue = (tx: Tx, id: string, now: Date): Promise<ScheduleRow | undefined> =>
  tx.maybe<ScheduleRow>(sql`
    select ${COLUMNS} from export_schedule where id = ${id} and next_at <= ${now} for update skip locked`);

export type NewSchedule = Pick<
  ScheduleRow,
  'id' | 'set' | 'format' | 'separator' | 'columns' | 'subaccount_ids' | 'language' | 'period'
> & { by: { userId: string; name: string }; nextAt: Date; now: Date };

export const insertSchedule = async (tx: Tx, one: NewSchedule): Promise<void> => {
  await tx.run(sql`
    insert into export_schedule (merchant_id, mode, id, "set", format, separator, columns, subaccount_ids, language, period, next_at,
                                 created_by_id, created_by_name, created_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${one.id}, ${one.set}, ${one.format}, ${one.separator},
            ${one.columns}::text[], ${one.subaccount_ids}::text[], ${one.language}, ${one.period}, ${one.nextAt}, ${one.by.userId},
            ${one.by.name}, ${one.now})`);
};

export const setNext = async (tx: Tx, id: string, nextAt: Date | null): Promise<void> => {
  await tx.run(sql`update export_schedule set next_at = ${nextAt} where id = ${id}`);
};

type Ran = { nextAt: Date; exportId: string | null; failure: ScheduleRow['failure'] };

export const noteRun = async (tx: Tx, id: string, { nextAt, exportId, failure }: Ran): Promise<void> => {
  await tx.run(sql`
    update export_schedule
       set next_at = ${nextAt}, failure = ${failure}, last_export_id = coalesce(${exportId}, last_export_id)
     where id = ${id}`);
};

export const removeSchedule = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`delete from export_schedule where id = ${id}`);
};
