import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { PromoUseRow } from './rows.ts';

const USES = sql`
  (select u.payment_id as id, u.promo_id, p.order_id, p.order_reference, p.method, p.channel, u.price, u.amount, u.status,
          u.created_at, u.ended_at
     from promo_use u
     join payment p on p.merchant_id = u.merchant_id and p.mode = u.mode and p.id = u.payment_id) used`;

export const selectUses = (tx: Tx, conditions: Sql, window: Sql): Promise<PromoUseRow[]> =>
  tx.rows<PromoUseRow>(sql`
    select id, order_id, order_reference, method, channel, price, amount, status, created_at, ended_at
      from ${USES} where ${conditions} ${window}`);

export const countUses = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from promo_use where ${conditions}`,
  );
  return Number(total);
};
