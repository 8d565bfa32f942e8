import { effectiveFlags } from '@dasbor/domain/access';
import { rupiah } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { decideRuns, decideScheduledAmount } from '@dasbor/domain/withdrawals';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Mode } from '../../platform/mode.ts';
import { outbox } from '../../platform/outbox.ts';
import { balancesOf } from '../balance/public.ts';
import { beginWithdrawal } from './begin.ts';
import { readDestination } from './destination.ts';
import { lockSchedule, ranSince, schedulesWithoutRun, storeRun } from './schedule-repository.ts';
import { toRule } from './schedule-rows.ts';
import type { ScheduleRow } from './schedule-rows.ts';

type Parts = { db: Db; clock: Clock; ids: Ids; log: Logger; wake: () => void };

/** Runs every schedule that is due and has not run today. Several servers may do so at once, at any time, again and again. */
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
      .tenant({ merchantId, mode }, (tx) => runOnce(tx, { ...parts, day, clockNow, now, mode, merchantId }))
      .then(wake)
      // One merchant's trouble is not another's; this one is tried again at the next look.
      .catch((error: unknown) => log.error({ err: error, merchantId, mode }, 'a schedule could not run'));
  }
};

type Run = { ids: Ids; day: string; clockNow: Date; now: Date; mode: Mode; merchantId: string };

/** The run and the withdrawal are one transaction: there is never the one without the other. */
const runOnce = async (tx: Tx, { ids, day, clockNow, now, mode, merchantId }: Run): Promise<void> => {
  const row = await lockSchedule(tx);
  if (!row) return;
  const { due } = decideRuns(toRule(row), { now: clockNow, ranOn: await ranSince(tx, day) });
  if (due !== day) return;
  const decided = await decide(tx, row, mode);
  const at = now.toISOString();
  if (!decided.ok) {
    await storeRun(tx, { day, withdrawal_id: null, refusal: decided.problem.code, at });
    // A withdrawal says itself that it began; of nothing nobody would hear.
    await outbox.add(tx, { topic: 'withdrawal.scheduled', aggregate: merchantId, payload: {} });
    return;
  }
  const withdrawal = await beginWithdrawal(
    { tx, now, ids },
    { ...decided.value, source: 'scheduled', notes: null, createdBy: null },
  );
  await storeRun(tx, { day, withdrawal_id: withdrawal.id, refusal: null, at });
};

const decide = async (tx: Tx, row: ScheduleRow, mode: Mode) => {
  const { feature_config } = await tx.one<{ feature_config: object }>(
    sql`select feature_config from merchant_mode where mode = ${mode}`,
  );
  if (!effectiveFlags(feature_config, mode).withdrawal) return refused('DPAY_FEATURE_DISABLED');
  // The list of banks may have changed since the schedule was made.
  const read = readDestination(row);
  if (!read.ok) return refused(read.errors[0]?.code ?? 'DPAY_INVALID_REQUEST');
  const { destination } = read;
  const { available = 0 } = await balancesOf(tx);
  const decided = decideScheduledAmount(row.amount === null ? null : rupiah(Number(row.amount)), {
    available: rupiah(available),
    maximum: rupiah(destination.bank.maximum),
  });
  return decided.ok ? ({ ok: true, value: { destination, amount: decided.value } } as const) : decided;
};

const refused = (code: string) => ({ ok: false, problem: { code } }) as const;
