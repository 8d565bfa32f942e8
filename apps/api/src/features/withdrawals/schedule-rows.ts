import { rupiah } from '@dasbor/domain/kernel';
import type { ProblemParams } from '@dasbor/domain/kernel';
import { decideRuns } from '@dasbor/domain/withdrawals';
import type { WithdrawalSchedule } from '@dasbor/domain/withdrawals';
import type { SuccessBody } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';

export type Schedule = NonNullable<SuccessBody<'getWithdrawalSchedule'>['data']>;

export type ScheduleRow = {
  destination_account_id: string;
  bank_code: string;
  account_number: string;
  account_name: string;
  bank_account_name: string | null;
  destination_removed_at: string | null;
  hour: number;
  minute: number;
  amount: string | null;
  enabled: boolean;
  changed_by: string | null;
  changed_at: string;
};

export type RunRow = {
  day: string;
  withdrawal_id: string | null;
  refusal: string | null;
  /** Params of the refusal reason. */
  refusal_params: ProblemParams;
  at: string;
};

export const toRule = (
  row: Pick<ScheduleRow, 'enabled' | 'hour' | 'minute' | 'amount' | 'changed_at'>,
): WithdrawalSchedule => ({
  enabled: row.enabled,
  hour: row.hour,
  minute: row.minute,
  amount: row.amount === null ? null : rupiah(Number(row.amount)),
  changedAt: row.changed_at,
});

type Around = { now: Date; runs: readonly RunRow[]; ranOn: readonly string[] };

export const toSchedule = (row: ScheduleRow, { now, runs, ranOn }: Around): Schedule => {
  const { next, today } = decideRuns(toRule(row), { now, ranOn });
  return {
    enabled: row.enabled,
    hour: row.hour,
    minute: row.minute,
    period: 'daily',
    amount: row.amount === null ? null : Number(row.amount),
    destination_account_id: row.destination_account_id,
    bank_code: row.bank_code,
    bank_name: BANKS.find(({ code }) => code === row.bank_code)?.name ?? row.bank_code,
    account_number: row.account_number,
    account_name: row.account_name,
    bank_account_name: row.bank_account_name,
    destination_removed_at: row.destination_removed_at,
    next_run_at: next?.toISOString() ?? null,
    today,
    changed_by: row.changed_by,
    changed_at: row.changed_at,
    runs: runs.map(({ day, withdrawal_id, refusal, refusal_params, at }) => ({
      day,
      withdrawal_id,
      error_code: refusal,
      error_params: refusal_params,
      at,
    })),
  };
};
