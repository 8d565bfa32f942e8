import { effectiveFlags } from '@dasbor/domain/access';
import type { FeatureConfig } from '@dasbor/domain/access';
import type { PolicyContext } from '@dasbor/domain/policy';
import type { ClockAhead } from '@dasbor/domain/sandbox-clock';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { Mode } from './mode.ts';

/** The merchant's state for scheduled work, where no session or key provides it to the policy. */
export type MerchantStanding = Omit<PolicyContext, 'permissions' | 'now'>;

type Row = { feature_config: FeatureConfig; is_suspended: boolean; clock_ahead_ms: string };

/** How far the clock of the transaction's tenant is ahead. */
export const readClockAhead = async (tx: Tx): Promise<ClockAhead> => {
  const row = await tx.one<{ ahead: string }>(sql`
    select clock_ahead_ms as ahead from merchant_mode where mode = current_setting('app.mode')`);
  return { clockAheadMs: Number(row.ahead) };
};

/** Reads the state of the transaction's tenant. */
export const readMerchantStanding = async (tx: Tx, mode: Mode): Promise<MerchantStanding> => {
  const row = await tx.one<Row>(sql`
    select feature_config, is_suspended, clock_ahead_ms
      from merchant_mode join merchant using (merchant_id) where mode = ${mode}`);
  return {
    mode,
    flags: effectiveFlags(row.feature_config, mode),
    suspended: row.is_suspended,
    clockAheadMs: Number(row.clock_ahead_ms),
  };
};
