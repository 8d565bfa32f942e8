import { isInDailyWindow } from '@dasbor/domain/kernel';
import { POLICIES } from '@dasbor/domain/policy';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { OwnerKind } from './transfers.ts';

/** A transfer that was not sent before a daily pause waits for its end. Enquiries continue. */
export type Held = {
  kinds: readonly OwnerKind[];
  /** Merchants whose sandbox has its own clock. */
  ownClocks: readonly string[];
  /** Held transfers by those clocks: "merchant kind". */
  byOwnClock: readonly string[];
};

export const heldAt = async (tx: Tx, now: Date): Promise<Held> => {
  const clocks = await tx.rows<{ merchant_id: string; clock_ahead_ms: string }>(
    sql`select merchant_id, clock_ahead_ms from merchant_mode where clock_ahead_ms > 0`,
  );
  return {
    kinds: pausedAt(now),
    ownClocks: clocks.map(({ merchant_id }) => merchant_id),
    byOwnClock: clocks.flatMap(({ merchant_id, clock_ahead_ms }) =>
      pausedAt(calendarNow(now, { clockAheadMs: Number(clock_ahead_ms) })).map(
        (kind) => `${merchant_id} ${kind}`,
      ),
    ),
  };
};

const pausedAt = (now: Date): OwnerKind[] =>
  (Object.keys(PAUSED_WITH) as OwnerKind[]).filter((kind) => {
    const { pause } = POLICIES[PAUSED_WITH[kind]];
    return pause !== undefined && isInDailyWindow(now, pause);
  });

const PAUSED_WITH = {
  withdrawal: 'withdraw',
  disbursement: 'disburse',
  fund_transfer: 'approve_transfer',
  snap_transfer: 'disburse',
  refund: 'disburse',
} as const satisfies Record<OwnerKind, keyof typeof POLICIES>;
