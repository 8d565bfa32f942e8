import sql from 'sql-template-tag';
import type { SuccessBody } from '../../spec/handlers.ts';
import { ofHolder } from '../../platform/ledger/of-holder.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Pool } from './repository.ts';
import type { RefundRow } from './rows.ts';

type Customer = NonNullable<SuccessBody<'getRefundEvidence'>['data']['customer']>;
type OthersOfCustomer = { refundId: string; customerId: string; since: Date };

const otherRefunds = ({ refundId, customerId, since }: OthersOfCustomer) => sql`
  from refund r join payment p on p.merchant_id = r.merchant_id and p.mode = r.mode and p.id = r.payment_id
 where p.customer_id = ${customerId} and r.id <> ${refundId} and r.created_at >= ${since}
       and r.status not in ('rejected', 'failed')`;

export const sumOfCustomer = async (
  tx: Tx,
  others: OthersOfCustomer,
): Promise<Pick<Customer, 'refund_count' | 'refund_amount'>> => {
  const { count, amount } = await tx.one<{ count: string; amount: string }>(
    sql`select count(*) as count, coalesce(sum(r.amount), 0) as amount ${otherRefunds(others)}`,
  );
  return { refund_count: Number(count), refund_amount: Number(amount) };
};

export const latestOfCustomer = async (tx: Tx, others: OthersOfCustomer): Promise<Customer['latest']> => {
  const rows = await tx.rows<Omit<Customer['latest'][number], 'amount'> & { amount: string }>(sql`
    select r.id, r.amount, r.status, r.type, r.maker_name, r.created_at ${otherRefunds(others)}
     order by r.created_at desc, r.id desc limit 5`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
};

/** Of what a refund link goes to. */
export const lastContactChange = (
  tx: Tx,
  customerId: string,
  since: Date,
): Promise<{ actor_name: string; created_at: string } | undefined> =>
  tx.maybe(sql`
    select actor_name, created_at from customer_change
     where customer_id = ${customerId} and created_at >= ${since}
           and jsonb_path_exists(changes, '$[*] ? (@.field == "email" || @.field == "mobile")')
     order by created_at desc, id desc limit 1`);

export const sumOfMaker = async (tx: Tx, { id, maker_id }: RefundRow, since: Date) => {
  const sums = await tx.one<{ count: string; amount: string; rejected: string }>(sql`
    select count(*) filter (where status not in ('rejected', 'failed')) as count,
           coalesce(sum(amount) filter (where status not in ('rejected', 'failed')), 0) as amount,
           count(*) filter (where status = 'rejected' and cancelled_at is null) as rejected
      from refund where maker_id = ${maker_id} and id <> ${id} and created_at >= ${since}`);
  return {
    refund_count: Number(sums.count),
    refund_amount: Number(sums.amount),
    rejected_count: Number(sums.rejected),
  };
};

/** What unsettled payments of one method and balance can still pay for. */
export const unsettledSum = async (tx: Tx, { method, holder }: Pool): Promise<number> => {
  const { left } = await tx.one<{ left: string }>(sql`
    select coalesce(sum(paid_amount - mdr_fee - ppn - deducted), 0) as "left" from payment
     where settlement_status = 'need_to_settle' and method = ${method} and ${ofHolder(holder)}
           and paid_amount - mdr_fee - ppn - deducted > 0`);
  return Number(left);
};
