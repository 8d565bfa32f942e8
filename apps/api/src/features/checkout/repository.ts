import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { PaymentRow } from '../payments/public.ts';
import { paymentsWhere } from '../payments/public.ts';

/** Before the merchant is known. */
export const findMerchantOf = (
  tx: Tx,
  slug: string,
): Promise<{ merchant_id: string; mode: Mode } | undefined> =>
  tx.maybe(sql`select merchant_id, mode from "order" where checkout_slug = ${slug}`);

export const orderIdOf = async (tx: Tx, slug: string): Promise<string> =>
  (await tx.one<{ id: string }>(sql`select id from "order" where checkout_slug = ${slug}`)).id;

/** Choices on one page are made one after another, until the end of the transaction. */
export const lockCheckout = async (tx: Tx, slug: string): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${slug}`}, 0))`);
};

/** How many payments were made for an order since then, whatever became of them. */
export const paymentsSince = async (tx: Tx, orderId: string, since: Date): Promise<number> => {
  const { made } = await tx.one<{ made: string }>(
    sql`select count(*) as made from payment where order_id = ${orderId} and created_at > ${since}`,
  );
  return Number(made);
};

export type Seller = { name: string; is_suspended: boolean };

export const findSeller = (tx: Tx): Promise<Seller> =>
  tx.one<Seller>(sql`select name, is_suspended from merchant`);

/** The payments that a customer may see: open ones, and those that were paid, failed or rejected. The open one first, then the newest. */
export const shownPaymentsOf = (tx: Tx, orderId: string): Promise<PaymentRow[]> =>
  paymentsWhere(
    tx,
    sql`order_id = ${orderId} and status <> 'cancelled'
        order by (status in ('started', 'processing')) desc, created_at desc, id desc limit 20`,
  );
