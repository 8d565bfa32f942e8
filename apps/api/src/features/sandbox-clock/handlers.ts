import { calendarNow, decideClock } from '@dasbor/domain/sandbox-clock';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { holdFromNow } from '../withdrawals/public.ts';

export const getSandboxClock: Handler<'getSandboxClock'> = async ({ session, now }) =>
  ok({ data: shown(now, session.clockAheadMs) });

/** Triggers nothing directly: schedules and held transfers are checked every few seconds. */
export const setSandboxClock: Handler<'setSandboxClock'> = async ({ body, session, now, tx, by }) => {
  const decided = decideClock(body.now ?? now, { now });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const aheadMs = decided.value;
  await tx.run(sql`update merchant_mode set clock_ahead_ms = ${aheadMs} where mode = 'sandbox'`);
  await holdFromNow(tx, calendarNow(now, { clockAheadMs: aheadMs }));
  await audit.record(tx, by, { action: 'sandbox_clock.set', after: body });
  await outbox.add(tx, {
    topic: 'sandbox_clock.updated',
    aggregate: session.merchantId,
    payload: { ahead_ms: aheadMs },
  });
  return ok({ data: shown(now, aheadMs) });
};

const shown = (now: Date, clockAheadMs: number) => ({
  now: calendarNow(now, { clockAheadMs }).toISOString(),
  real_now: now.toISOString(),
  ahead_ms: clockAheadMs,
});
