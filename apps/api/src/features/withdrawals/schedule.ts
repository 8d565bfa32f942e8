import { jakartaDate } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { decideRuns } from '@dasbor/domain/withdrawals';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findSchedule, lastRuns, ranSince, storeSchedule } from './schedule-repository.ts';
import { toRule, toSchedule } from './schedule-rows.ts';
import type { Schedule, ScheduleRow } from './schedule-rows.ts';
import { readSchedule } from './withdrawable.ts';

export const getWithdrawalSchedule: Handler<'getWithdrawalSchedule'> = async ({ tx, now, session }) => {
  const row = await findSchedule(tx);
  return ok({ data: row ? await show(tx, row, calendarNow(now, session)) : null });
};

/** Takes effect when saved: a time that has passed today starts tomorrow. */
export const setWithdrawalSchedule: Handler<'setWithdrawalSchedule'> = async (call) => {
  const { body, tx, session } = call;
  const now = calendarNow(call.now, session);
  const read = await readSchedule(call, body);
  if (read.kind === 'problem') return read;
  const { amount } = read;

  const row = await storeSchedule(tx, {
    destination_account_id: body.destination_account_id,
    hour: body.hour,
    minute: body.minute,
    amount: amount === null ? null : String(amount),
    enabled: body.enabled,
    changed_by: session.name,
    changed_at: now.toISOString(),
  });
  await outbox.add(tx, { topic: 'withdrawal.scheduled', aggregate: session.merchantId, payload: {} });
  await audit.record(tx, call.by, { action: 'withdrawal_schedule.changed', after: body });
  return ok({ data: await show(tx, row, now) });
};

/** Null if there is no schedule or it is switched off. */
export const nextScheduledRun = async (tx: Tx, now: Date): Promise<Date | null> => {
  const row = await findSchedule(tx);
  return row ? decideRuns(toRule(row), { now, ranOn: await ranSince(tx, jakartaDate(now)) }).next : null;
};

const show = async (tx: Tx, row: ScheduleRow, now: Date): Promise<Schedule> =>
  toSchedule(row, { now, runs: await lastRuns(tx), ranOn: await ranSince(tx, jakartaDate(now)) });
