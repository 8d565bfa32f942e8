import type { FeePayer } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type PreferenceRow = { fee_payer: FeePayer; changed_by: string | null; changed_at: string };

export const findPreference = (tx: Tx): Promise<PreferenceRow | undefined> =>
  tx.maybe<PreferenceRow>(sql`select fee_payer, changed_by, changed_at from mdr_preference`);

export const storePreference = async (tx: Tx, row: PreferenceRow): Promise<void> => {
  await tx.run(sql`
    insert into mdr_preference (merchant_id, mode, fee_payer, changed_by, changed_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.fee_payer}, ${row.changed_by}, ${row.changed_at})
    on conflict (merchant_id, mode) do update
      set fee_payer = excluded.fee_payer, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
};

/** Who pays the fee of a new order that does not say otherwise. */
export const feePayerPreference = async (tx: Tx): Promise<FeePayer> =>
  (await findPreference(tx))?.fee_payer ?? 'merchant';
