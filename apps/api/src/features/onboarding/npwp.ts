import { digitsOf } from '@dasbor/domain/onboarding';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Call } from '../../spec/handlers.ts';
import { storeFields } from './repository.ts';
import { sealNumber } from './sealed.ts';

/** Whether the merchant was activated as a person without an NPWP. The documents of a full account hold it. */
export const lacksNpwp = async (tx: Tx): Promise<boolean> => {
  const { lacks } = await tx.one<{ lacks: boolean }>(sql`
    select exists (select from onboarding join merchant using (merchant_id)
                    where npwp_sealed = '' and submitted_at is not null and onboarding_status = 'basic') as lacks`);
  return lacks;
};

export const addNpwp = (
  { tx, now, session, deps }: Pick<Call, 'tx' | 'now' | 'session' | 'deps'>,
  npwp: string,
): Promise<void> =>
  storeFields(
    tx,
    { npwp_sealed: sealNumber(deps.vault, session.merchantId, digitsOf(npwp)) },
    { now, byName: session.name },
  );
