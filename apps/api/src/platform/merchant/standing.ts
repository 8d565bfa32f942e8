import { effectiveFlags } from '@dasbor/domain/access';
import type { FeatureConfig } from '@dasbor/domain/access';
import type { PolicyContext } from '@dasbor/domain/policy';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { Mode } from './mode.ts';

/** Of a merchant, for what runs by itself: what the policy asks where no session or key has brought it along. */
export type MerchantStanding = Omit<PolicyContext, 'permissions' | 'now'>;

type Row = { feature_config: FeatureConfig; is_suspended: boolean; clock_ahead_ms: string };

/** As it is in this transaction, of its tenant. */
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
