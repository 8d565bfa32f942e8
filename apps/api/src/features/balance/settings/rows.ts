import { nextSweepOut } from '@dasbor/domain/balance-settings';
import type { ProblemParams } from '@dasbor/domain/kernel';
import type { TopUpBank } from '@dasbor/domain/top-ups';
import type { SuccessBody } from '../../../spec/handlers.ts';
import { BANKS } from '../../reference/public.ts';

export type BalanceSettings = SuccessBody<'getBalanceSettings'>['data'];

export type SettingsRow = {
  low_enabled: boolean;
  low_threshold: string | null;
  low_since: string | null;
  sweep_out_enabled: boolean;
  sweep_out_keep: string;
  destination_account_id: string | null;
  bank_code: string | null;
  account_number: string | null;
  account_name: string | null;
  bank_account_name: string | null;
  sweep_in_enabled: boolean;
  sweep_in_bank: TopUpBank | null;
  changed_by: string | null;
  changed_at: string | null;
};

/** The defaults. */
export const NOTHING_SET: SettingsRow = {
  low_enabled: false,
  low_threshold: null,
  low_since: null,
  sweep_out_enabled: false,
  sweep_out_keep: '0',
  destination_account_id: null,
  bank_code: null,
  account_number: null,
  account_name: null,
  bank_account_name: null,
  sweep_in_enabled: false,
  sweep_in_bank: null,
  changed_by: null,
  changed_at: null,
};

export type SweepRow = {
  day: string;
  at: string;
  withdrawal_id: string | null;
  refusal: string | null;
  /** Params of the refusal reason. */
  refusal_params: ProblemParams;
  top_up_id: string | null;
  top_up_refusal: string | null;
};

export const toSettings = (row: SettingsRow, sweeps: readonly SweepRow[], now: Date): BalanceSettings => ({
  low_balance_enabled: row.low_enabled,
  low_balance_threshold: row.low_threshold === null ? null : Number(row.low_threshold),
  low_balance_since: row.low_since,
  sweep_out_enabled: row.sweep_out_enabled,
  sweep_out_keep: Number(row.sweep_out_keep),
  destination_account_id: row.destination_account_id,
  bank_code: row.bank_code,
  bank_name: BANKS.find(({ code }) => code === row.bank_code)?.name ?? row.bank_code,
  account_number: row.account_number,
  account_name: row.account_name,
  bank_account_name: row.bank_account_name,
  next_sweep_out_at: nextSweepOut({ enabled: row.sweep_out_enabled }, now)?.toISOString() ?? null,
  sweep_in_enabled: row.sweep_in_enabled,
  sweep_in_bank: row.sweep_in_bank,
  sweeps: sweeps.map(({ refusal, refusal_params, top_up_refusal, ...sweep }) => ({
    ...sweep,
    error_code: refusal,
    error_params: refusal_params,
    top_up_error_code: top_up_refusal,
  })),
  changed_by: row.changed_by,
  changed_at: row.changed_at,
});
