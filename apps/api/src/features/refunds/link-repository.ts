import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type NewLink = {
  refundId: string;
  tokenHash: string;
  mailedTo: string | null;
  createdBy: string;
  now: Date;
  expiresAt: Date;
};

/** The link before it ends. The caller has locked the refund. */
export const insertLink = async (tx: Tx, link: NewLink): Promise<void> => {
  const { refundId, tokenHash, mailedTo, createdBy, now, expiresAt } = link;
  await tx.run(sql`
    update refund_link set state = 'replaced' where refund_id = ${refundId} and state in ('open', 'used')`);
  await tx.run(sql`
    insert into refund_link (merchant_id, mode, refund_id, number, token_hash, mailed_to, created_by, created_at, expires_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), ${refundId}, coalesce(max(number), 0) + 1,
           ${tokenHash}, ${mailedTo}, ${createdBy}, ${now}, ${expiresAt}
      from refund_link where refund_id = ${refundId}`);
};

export const cancelLink = async (tx: Tx, refundId: string): Promise<void> => {
  await tx.run(sql`
    update refund_link set state = 'cancelled' where refund_id = ${refundId} and state in ('open', 'used')`);
};

/** The caller has locked the refund. */
export const useLink = async (
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update refund_link set state = 'used', claimed_at = ${now} where token_hash = ${tokenHash} and state = 'open'`);
};

/** Who the customer is, and who refunds. */
export const findParties = (
  tx: Tx,
  paymentId: string,
): Promise<{ merchant: string; email: string | null; mobile: string | null }> =>
  tx.one(sql`
    select m.name as merchant, c.email, c.mobile
      from payment p
      join merchant m on m.merchant_id = p.merchant_id
      left join customer c on c.id = p.customer_id
     where p.id = ${paymentId}`);
