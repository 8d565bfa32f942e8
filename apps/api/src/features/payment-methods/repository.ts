import type { ChannelStatus } from '@dasbor/domain/payment-methods';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type ChannelRow = {
  channel: string;
  status: ChannelStatus;
  changed_by: string | null;
  changed_at: string;
};

/** Only the channels whose status somebody changed. */
export const selectChannels = (tx: Tx): Promise<ChannelRow[]> =>
  tx.rows<ChannelRow>(sql`select channel, status, changed_by, changed_at from payment_channel`);

export const findChannel = (tx: Tx, channel: string): Promise<ChannelRow | undefined> =>
  tx.maybe<ChannelRow>(
    sql`select channel, status, changed_by, changed_at from payment_channel where channel = ${channel}`,
  );

/** A concurrent change of a channel waits here and then finds what the first did. */
export const lockChannels = (tx: Tx): Promise<number> =>
  tx.run(sql`select 1 from merchant_mode where mode = current_setting('app.mode') for no key update`);

export const storeChannel = async (tx: Tx, row: ChannelRow): Promise<void> => {
  await tx.run(sql`
    insert into payment_channel (merchant_id, mode, channel, status, changed_by, changed_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.channel}, ${row.status}, ${row.changed_by},
            ${row.changed_at})
    on conflict (merchant_id, mode, channel) do update
      set status = excluded.status, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
};

/** Payments and orders end with their order, so those created `since` are all that can be open. */
export const countOpen = (
  tx: Tx,
  { channel, since, now }: { channel: string; since: Date; now: Date },
): Promise<{ open_payments: number; open_orders: number }> =>
  tx.one(sql`
    select (select count(*)::int from payment
             where channel = ${channel} and status in ('started', 'processing') and created_at >= ${since} and expires_at > ${now})
             as open_payments,
           (select count(*)::int from "order"
             where status in ('started', 'processing', 'failed') and created_at >= ${since} and expires_at > ${now})
             as open_orders`);
