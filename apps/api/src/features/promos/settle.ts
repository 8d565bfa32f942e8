import { paymentTransitions } from '@dasbor/domain/payments';
import type { PaymentStatus } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/work/outbox.ts';

type Ended = { id: string; promo_id: string | null; status: PaymentStatus };

/** Once a payment has ended: its promo is used, or given back if no money came. Locks the promo after the payment and its order. */
export const settlePromoOf = async (tx: Tx, payment: Ended, now: Date): Promise<void> => {
  const { id, promo_id: promoId, status } = payment;
  if (promoId === null || !paymentTransitions.isFinal(status)) return;
  const end = status === 'completed' ? 'used' : 'released';
  const settled = await tx.run(sql`
    with ended as (
      update promo_use set status = ${end}, ended_at = ${now}::timestamptz
       where payment_id = ${id} and status = 'reserved'
      returning merchant_id, mode, promo_id, amount)
    update promo p
       set taken_count = p.taken_count - ${end === 'used' ? 0 : 1}::integer,
           taken_amount = p.taken_amount - ${end === 'used' ? 0 : 1}::integer * ended.amount,
           used_count = p.used_count + ${end === 'used' ? 1 : 0}::integer,
           used_amount = p.used_amount + ${end === 'used' ? 1 : 0}::integer * ended.amount
      from ended
     where p.merchant_id = ended.merchant_id and p.mode = ended.mode and p.id = ended.promo_id`);
  if (settled > 0)
    await outbox.add(tx, { topic: 'promo.updated', aggregate: promoId, payload: { status: end } });
};
