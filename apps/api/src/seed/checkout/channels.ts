import { CHANNELS_BY_REQUEST } from '@dasbor/domain/payment-methods';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { DEMO_MERCHANTS } from '../accounts.ts';

/** A channel by request that took payments was activated. The coffee roaster also asked for Bank Neo Commerce. */
export const seedChannels = async (tx: Tx, now: Date): Promise<void> => {
  await tx.run(sql`
    insert into payment_channel (merchant_id, mode, channel, status, changed_by, changed_at)
    select merchant_id, mode, channel, 'active', null, min(created_at) from payment
     where mode = 'live' and channel = any (${CHANNELS_BY_REQUEST})
     group by merchant_id, mode, channel`);
  const { id, owner } = DEMO_MERCHANTS.kopi;
  const yesterday = new Date(now.getTime() - 86_400_000);
  await tx.run(sql`
    insert into payment_channel (merchant_id, mode, channel, status, changed_by, changed_at)
    values (${id}, 'live', 'BNC', 'submitted', ${owner}, ${yesterday})`);
};
