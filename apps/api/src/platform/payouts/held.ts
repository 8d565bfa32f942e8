import { pauseEndsAt } from '@dasbor/domain/policy';
import type { Action } from '@dasbor/domain/policy';
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
    kinds: pausedAt(now, 0),
    ownClocks: clocks.map(({ merchant_id }) => merchant_id),
    byOwnClock: clocks.flatMap(({ merchant_id, clock_ahead_ms }) =>
      pausedAt(now, Number(clock_ahead_ms)).map((kind) => `${merchant_id} ${kind}`),
    ),
  };
};

const pausedAt = (now: Date, clockAheadMs: number): OwnerKind[] =>
  (Object.keys(PAUSED_WITH) as OwnerKind[]).filter(
    (kind) => pauseEndsAt(PAUSED_WITH[kind], { now, clockAheadMs }) !== null,
  );

const PAUSED_WITH = {
  withdrawal: 'withdraw',
  disbursement: 'disburse',
  fund_transfer: 'approve_transfer',
  snap_transfer: 'disburse',
  refund: 'disburse',
} as const satisfies Record<OwnerKind, Action>;
