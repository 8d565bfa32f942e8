import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { SettingsRow, SweepRow } from './rows.ts';

const COLUMNS = sql`
  low_enabled, low_threshold, low_since, sweep_out_enabled, sweep_out_keep, bank_code, account_number, account_name,
  bank_account_name, sweep_in_enabled, sweep_in_bank, changed_by, changed_at`;

export const findSettings = (tx: Tx): Promise<SettingsRow | undefined> =>
  tx.maybe<SettingsRow>(sql`select ${COLUMNS} from balance_settings`);

/** A second server waits here and then finds what the first did. */
export const lockSettings = (tx: Tx): Promise<SettingsRow | undefined> =>
  tx.maybe<SettingsRow>(sql`select ${COLUMNS} from balance_settings for update`);

/** Takes effect immediately and resets the notice, so that it can be sent again. */
export const storeSettings = (tx: Tx, row: Omit<SettingsRow, 'low_since'>): Promise<SettingsRow> =>
  tx.one<SettingsRow>(sql`
    insert into balance_settings (merchant_id, mode, low_enabled, low_threshold, sweep_out_enabled, sweep_out_keep, bank_code,
                                  account_number, account_name, bank_account_name, sweep_in_enabled, sweep_in_bank,
                                  changed_by, changed_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.low_enabled}, ${row.low_threshold},
            ${row.sweep_out_enabled}, ${row.sweep_out_keep}, ${row.bank_code}, ${row.account_number}, ${row.account_name},
            ${row.bank_account_name}, ${row.sweep_in_enabled}, ${row.sweep_in_bank}, ${row.changed_by}, ${row.changed_at})
    on conflict (merchant_id, mode) do update
      set low_enabled = excluded.low_enabled, low_threshold = excluded.low_threshold,
          low_since = case when excluded.low_enabled and excluded.low_threshold = balance_settings.low_threshold
                           then balance_settings.low_since end,
          sweep_out_enabled = excluded.sweep_out_enabled, sweep_out_keep = excluded.sweep_out_keep,
          bank_code = excluded.bank_code, account_number = excluded.account_number, account_name = excluded.account_name,
          bank_account_name = excluded.bank_account_name,
          sweep_in_enabled = excluded.sweep_in_enabled, sweep_in_bank = excluded.sweep_in_bank,
          changed_by = excluded.changed_by, changed_at = excluded.changed_at
    returning ${COLUMNS}`);

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
    select day, at, withdrawal_id, refusal, top_up_id, top_up_refusal from balance_sweep order by day desc limit 7`);

export const hasSwept = async (tx: Tx, day: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from balance_sweep where day = ${day}::date`)) !== undefined;

export const storeSweepOut = async (
  tx: Tx,
  { day, at, withdrawal_id: id, refusal }: Pick<SweepRow, 'day' | 'at' | 'withdrawal_id' | 'refusal'>,
): Promise<void> => {
  await tx.run(sql`
    insert into balance_sweep (merchant_id, mode, day, at, withdrawal_id, refusal)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${day}::date, ${at}, ${id}, ${refusal})`);
};

/** Locks the sweep that is out and not yet returned. */
export const lockSweepOut = (tx: Tx, day: string): Promise<SweepRow | undefined> =>
  tx.maybe<SweepRow>(sql`
    select day, at, withdrawal_id, refusal, top_up_id, top_up_refusal from balance_sweep
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
