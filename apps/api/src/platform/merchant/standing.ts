import { effectiveFlags } from '@dasbor/domain/access';
import type { FeatureConfig } from '@dasbor/domain/access';
import type { PolicyContext } from '@dasbor/domain/policy';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { Mode } from './mode.ts';

/** The merchant's state for scheduled work, where no session or key provides it to the policy. */
export type MerchantStanding = Omit<PolicyContext, 'permissions' | 'now'>;

type Row = { feature_config: FeatureConfig; is_suspended: boolean; clock_ahead_ms: string };

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
