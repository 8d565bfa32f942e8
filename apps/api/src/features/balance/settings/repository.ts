import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { SettingsRow, SweepRow } from './rows.ts';

/** With the account that they name. */
const SETTINGS = sql`
  select s.low_enabled, s.low_threshold, s.low_since, s.sweep_out_enabled, s.sweep_out_keep, d.id as destination_account_id,
         d.bank_code, d.account_number, d.account_name, d.bank_account_name, s.sweep_in_enabled, s.sweep_in_bank,
         s.changed_by, s.changed_at
    from balance_settings s left join destination_account d on d.id = s.destination_account_id and d.removed_at is null`;

export const findSettings = (tx: Tx): Promise<SettingsRow | undefined> => tx.maybe<SettingsRow>(SETTINGS);

/** A second server waits here and then finds what the first did. */
export const lockSettings = (tx: Tx): Promise<SettingsRow | undefined> =>
  tx.maybe<SettingsRow>(sql`${SETTINGS} for update of s`);

type NewSettings = Omit<
  SettingsRow,
  'low_since' | 'bank_code' | 'account_number' | 'account_name' | 'bank_account_name'
>;

/** Takes effect immediately and resets the notice, so that it can be sent again. */
export const storeSettings = async (tx: Tx, row: NewSettings): Promise<SettingsRow> => {
  await tx.run(sql`
    insert into balance_settings (merchant_id, mode, low_enabled, low_threshold, sweep_out_enabled, sweep_out_keep,
                                  destination_account_id, sweep_in_enabled, sweep_in_bank, changed_by, changed_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.low_enabled}, ${row.low_threshold},
            ${row.sweep_out_enabled}, ${row.sweep_out_keep}, ${row.destination_account_id}, ${row.sweep_in_enabled},
            ${row.sweep_in_bank}, ${row.changed_by}, ${row.changed_at})
    on conflict (merchant_id, mode) do update
      set low_enabled = excluded.low_enabled, low_threshold = excluded.low_threshold,
          low_since = case when excluded.low_enabled and excluded.low_threshold = balance_settings.low_threshold
                           then balance_settings.low_since end,
          sweep_out_enabled = excluded.sweep_out_enabled, sweep_out_keep = excluded.sweep_out_keep,
          destination_account_id = excluded.destination_account_id,
          sweep_in_enabled = excluded.sweep_in_enabled, sweep_in_bank = excluded.sweep_in_bank,
          changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
  return tx.one<SettingsRow>(SETTINGS);
};

export const markLow = async (tx: Tx, since: Date | null): Promise<void> => {
  await tx.run(sql`update balance_settings set low_since = ${since}`);
};

export type TenantRef = { merchant_id: string; mode: Mode };

/** Merchants that may need a notice; the domain rule decides. */
export const balancesThatCrossed = (tx: Tx): Promise<TenantRef[]> =>
  tx.rows<TenantRef>(sql`
    select s.merchant_id, s.mode
      from balance_settings s
      left join ledger_account a
        on a.merchant_id = s.merchant_id and a.mode = s.mode and a.holder = '' and a.account = 'available'
     where s.low_enabled
       and case when s.low_since is null then coalesce(a.balance, 0) < s.low_threshold
                else coalesce(a.balance, 0) > s.low_threshold end`);

/** Newest first. */
export const lastSweeps = (tx: Tx): Promise<SweepRow[]> =>
  tx.rows<SweepRow>(sql`
    select day, at, withdrawal_id, refusal, refusal_params, top_up_id, top_up_refusal
      from balance_sweep order by day desc limit 7`);

export const hasSwept = async (tx: Tx, day: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from balance_sweep where day = ${day}::date`)) !== undefined;

export const storeSweepOut = async (
  tx: Tx,
  sweep: Omit<SweepRow, 'top_up_id' | 'top_up_refusal'>,
): Promise<void> => {
  await tx.run(sql`
    insert into balance_sweep (merchant_id, mode, day, at, withdrawal_id, refusal, refusal_params)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${sweep.day}::date, ${sweep.at},
            ${sweep.withdrawal_id}, ${sweep.refusal}, ${sweep.refusal_params})`);
};

/** Locks the sweep that is out and not yet returned. */
export const lockSweepOut = (tx: Tx, day: string): Promise<SweepRow | undefined> =>
  tx.maybe<SweepRow>(sql`
    select day, at, withdrawal_id, refusal, refusal_params, top_up_id, top_up_refusal from balance_sweep
     where day = ${day}::date and withdrawal_id is not null and top_up_id is null and top_up_refusal is null for update`);

export const storeSweepIn = async (
  tx: Tx,
  { day, top_up_id: id, top_up_refusal: refusal }: Pick<SweepRow, 'day' | 'top_up_id' | 'top_up_refusal'>,
): Promise<void> => {
  await tx.run(sql`
    update balance_sweep set top_up_id = ${id}, top_up_refusal = ${refusal} where day = ${day}::date`);
};

export const settingsThatSweepOut = (tx: Tx, day: string): Promise<TenantRef[]> =>
  tx.rows<TenantRef>(sql`
    select s.merchant_id, s.mode from balance_settings s
     where s.sweep_out_enabled and not exists (
       select from balance_sweep w where w.merchant_id = s.merchant_id and w.mode = s.mode and w.day = ${day}::date)`);

/** Ignores sweeps older than a week: nobody expects their return any more. */
export const sweepsToBringBack = (tx: Tx, today: string): Promise<(TenantRef & { day: string })[]> =>
  tx.rows<TenantRef & { day: string }>(sql`
    select w.merchant_id, w.mode, w.day
      from balance_sweep w join balance_settings s on s.merchant_id = w.merchant_id and s.mode = w.mode
     where s.sweep_in_enabled and w.withdrawal_id is not null and w.top_up_id is null and w.top_up_refusal is null
       and w.day between ${today}::date - 7 and ${today}::date`);
