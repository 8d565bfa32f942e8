import { rupiah } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { decideSchedule } from '@dasbor/domain/withdrawals';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { readDestination } from './destination.ts';
import { findSchedule, lastRuns, storeSchedule } from './schedule-repository.ts';
import { toSchedule } from './schedule-rows.ts';

export const getWithdrawalSchedule: Handler<'getWithdrawalSchedule'> = async ({ tx, now, session }) => {
  const row = await findSchedule(tx);
  return ok({ data: row ? toSchedule(row, await lastRuns(tx), calendarNow(now, session)) : null });
};

/** What it says holds from now on: a time that has passed today is tomorrow's. */
export const setWithdrawalSchedule: Handler<'setWithdrawalSchedule'> = async (call) => {
  const { body, tx, session } = call;
  const now = calendarNow(call.now, session);
  const read = readDestination(body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const { bank, accountNumber, accountName } = read.destination;
  const amount = body.amount === null ? null : rupiah(body.amount);
  const decided = decideSchedule({ ...body, amount }, { maximum: rupiah(bank.maximum) });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const row = await storeSchedule(tx, {
    bank_code: bank.code,
    account_number: accountNumber,
    account_name: accountName,
    hour: body.hour,
    minute: body.minute,
    amount: amount === null ? null : String(amount),
    enabled: body.enabled,
    changed_by: session.name,
    changed_at: now.toISOString(),
  });
  await outbox.add(tx, { topic: 'withdrawal.scheduled', aggregate: session.merchantId, payload: {} });
  await audit.record(tx, call.by, { action: 'withdrawal_schedule.changed', after: body });
  return ok({ data: toSchedule(row, await lastRuns(tx), now) });
};
