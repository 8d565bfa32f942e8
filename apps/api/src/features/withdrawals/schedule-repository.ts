import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { RunRow, ScheduleRow } from './schedule-rows.ts';

/** With the account that it names. */
const SCHEDULE = sql`
  select s.destination_account_id, d.bank_code, d.account_number, d.account_name, d.bank_account_name,
         d.removed_at as destination_removed_at, s.hour, s.minute, s.amount, s.enabled, s.changed_by, s.changed_at
    from withdrawal_schedule s join destination_account d on d.id = s.destination_account_id`;

export const findSchedule = (tx: Tx): Promise<ScheduleRow | undefined> => tx.maybe<ScheduleRow>(SCHEDULE);

type StoredSchedule = Omit<
  ScheduleRow,
  'bank_code' | 'account_number' | 'account_name' | 'bank_account_name' | 'destination_removed_at'
>;

export const storeSchedule = async (tx: Tx, row: StoredSchedule): Promise<ScheduleRow> => {
  await tx.run(sql`
    insert into withdrawal_schedule (merchant_id, mode, destination_account_id, hour, minute, amount, enabled, changed_by, changed_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.destination_account_id}, ${row.hour},
            ${row.minute}, ${row.amount}, ${row.enabled}, ${row.changed_by}, ${row.changed_at})
    on conflict (merchant_id, mode) do update
      set destination_account_id = excluded.destination_account_id, hour = excluded.hour, minute = excluded.minute,
          amount = excluded.amount, enabled = excluded.enabled, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
  return tx.one<ScheduleRow>(SCHEDULE);
};

/** The last week, newest first. */
export const lastRuns = (tx: Tx): Promise<RunRow[]> =>
  tx.rows<RunRow>(
    sql`select day, withdrawal_id, refusal, refusal_params, at from withdrawal_schedule_run order by day desc limit 7`,
  );

export const storeRun = async (tx: Tx, run: RunRow): Promise<void> => {
  await tx.run(sql`
    insert into withdrawal_schedule_run (merchant_id, mode, day, withdrawal_id, refusal, refusal_params, at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${run.day}::date, ${run.withdrawal_id},
            ${run.refusal}, ${run.refusal_params}, ${run.at})`);
};

/** Locks the schedule: a second server waits and then finds today's run. */
export const lockSchedule = (tx: Tx): Promise<ScheduleRow | undefined> =>
  tx.maybe<ScheduleRow>(sql`${SCHEDULE} for update of s`);

/** The days with a run, from this one on. If the clock was set back, some may be in the future. */
export const ranSince = async (tx: Tx, day: string): Promise<string[]> => {
  const rows = await tx.rows<{ day: string }>(
    sql`select day from withdrawal_schedule_run where day >= ${day}::date`,
  );
  return rows.map((row) => row.day);
};

/** The change counts from the clock's current time at the latest, so that setting the clock back does not delay the schedule. */
export const holdFromNow = async (tx: Tx, clockNow: Date): Promise<void> => {
  await tx.run(sql`update withdrawal_schedule set changed_at = ${clockNow} where changed_at > ${clockNow}`);
};

export type TenantSchedule = StoredSchedule & {
  merchant_id: string;
  mode: Mode;
  clock_ahead_ms: string;
};

/** Merchants without a run today. Each merchant's sandbox clock determines its day. */
export const schedulesWithoutRun = (tx: Tx, now: Date): Promise<TenantSchedule[]> =>
  tx.rows<TenantSchedule>(sql`
    select s.merchant_id, s.mode, s.destination_account_id, s.hour, s.minute, s.amount, s.enabled, s.changed_by, s.changed_at, m.clock_ahead_ms
      from withdrawal_schedule s join merchant_mode m using (merchant_id, mode)
     where s.enabled and not exists (
       select from withdrawal_schedule_run r where r.merchant_id = s.merchant_id and r.mode = s.mode
          and r.day = ((${now}::timestamptz + m.clock_ahead_ms * interval '1 millisecond') at time zone 'Asia/Jakarta')::date)`);
