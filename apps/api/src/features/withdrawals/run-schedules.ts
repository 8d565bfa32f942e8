import { decideWaiting } from '@dasbor/domain/destination-accounts';
import { err, ok, rupiah } from '@dasbor/domain/kernel';
import type { Result, Rupiah } from '@dasbor/domain/kernel';
import { decideMoment } from '@dasbor/domain/policy';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { decideRuns, decideScheduledAmount } from '@dasbor/domain/withdrawals';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { readMerchantStanding } from '../../platform/merchant/standing.ts';
import type { MerchantStanding } from '../../platform/merchant/standing.ts';
import { balancesOf } from '../balance/public.ts';
import { findDestination } from '../destination-accounts/public.ts';
import type { Destination } from '../destination-accounts/public.ts';
import { beginWithdrawal } from './begin.ts';
import { lockSchedule, ranSince, schedulesWithoutRun, storeRun } from './schedule-repository.ts';
import { toRule } from './schedule-rows.ts';
import type { ScheduleRow } from './schedule-rows.ts';

type Parts = { db: Db; clock: Clock; ids: Ids; log: Logger; wake: () => void };

/** Runs every schedule that is due and has not run today. Safe to call repeatedly and from several servers at once. */
export const runSchedules = async (parts: Parts): Promise<void> => {
  const { db, clock, log, wake } = parts;
  const now = clock.now();
  const waiting = await db.system((tx) => schedulesWithoutRun(tx, now));
  for (const schedule of waiting) {
    const { merchant_id: merchantId, mode, clock_ahead_ms } = schedule;
    const clockNow = calendarNow(now, { clockAheadMs: Number(clock_ahead_ms) });
    const { due: day } = decideRuns(toRule(schedule), { now: clockNow, ranOn: [] });
    if (day === null) continue;
    await db
      .tenant({ merchantId, mode }, (tx) => runOnce(tx, { ...parts, day, now, mode, merchantId }))
      .then(wake)
      // One merchant's error does not affect others; this one is retried in the next run.
      .catch((error: unknown) => log.error({ err: error, merchantId, mode }, 'a schedule could not run'));
  }
};

type Run = { ids: Ids; day: string; now: Date; mode: Mode; merchantId: string };

/** The run and the withdrawal are stored in one transaction. */
const runOnce = async (tx: Tx, { ids, day, now, mode, merchantId }: Run): Promise<void> => {
  const row = await lockSchedule(tx);
  if (!row) return;
  const standing = await readMerchantStanding(tx, mode);
  const clockNow = calendarNow(now, standing);
  const { due } = decideRuns(toRule(row), { now: clockNow, ranOn: await ranSince(tx, day) });
  if (due !== day) return;
  const decided = await decide(tx, row, { ...standing, now });
  const at = now.toISOString();
  if (!decided.ok) {
    const { code, params = {} } = decided.problem;
    await storeRun(tx, { day, withdrawal_id: null, refusal: code, refusal_params: params, at });
    // A withdrawal sends its own event. A run without one would otherwise go unnoticed.
    await outbox.add(tx, { topic: 'withdrawal.scheduled', aggregate: merchantId, payload: {} });
    return;
  }
  const withdrawal = await beginWithdrawal(
    { tx, now, ids },
    {
      ...decided.value,
      source: 'scheduled',
      notes: null,
      maker: null,
    },
  );
  await storeRun(tx, { day, withdrawal_id: withdrawal.id, refusal: null, refusal_params: {}, at });
};

/** The same rules as for a manual withdrawal. A run delayed into the pause is refused as well. */
const decide = async (
  tx: Tx,
  row: ScheduleRow,
  asked: MerchantStanding & { now: Date },
): Promise<Result<{ destination: Destination; amount: Rupiah }, string>> => {
  const moment = decideMoment('withdraw', asked);
  if (!moment.allowed) return { ok: false, problem: moment.reason };
  const destination = await findDestination(tx, row.destination_account_id, asked.now);
  if (destination.kind === 'problem') return err(destination.code);
  const { available = 0 } = await balancesOf(tx);
  const decided = decideScheduledAmount(row.amount === null ? null : rupiah(Number(row.amount)), {
    available: rupiah(available),
    maximum: rupiah(destination.bank.maximum),
  });
  const amount = decided.ok ? decideWaiting(decided.value, destination.limit) : decided;
  return amount.ok ? ok({ destination, amount: amount.value }) : amount;
};
