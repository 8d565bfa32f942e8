import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { PaymentRow } from './rows.ts';

/** Row-level security adds merchant and mode to every condition below. */
const COLUMNS = sql`
  id, order_id, order_reference, reference_id, customer_id, subaccount_id, method, channel, amount, admin_fee, discount, shipping_fee,
  paid_amount, refund_amount, returned_amount, deducted, mdr_fee, ppn, mdr_fee_payer, promo_id, status, settlement_status, settlement_due_date, settlement_id,
  failure_code, failure_message, va_number, va_name, va_type, va_is_closed, va_minimum, va_maximum, details, issuer_name,
  retrieval_reference_number, created_at, updated_at, expires_at, completed_at`;

export const selectPayments = (tx: Tx, conditions: Sql, window: Sql): Promise<PaymentRow[]> =>
  tx.rows<PaymentRow>(sql`select ${COLUMNS} from payment where ${conditions} ${window}`);

export const countPayments = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from payment where ${conditions}`,
  );
  return Number(total);
};

export const findPayment = (
  tx: Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<PaymentRow | undefined> =>
  tx.maybe<PaymentRow>(
    sql`select ${COLUMNS} from payment where id = ${id} ${lock ? sql`for update` : empty}`,
  );

/** The newest payment with this number; a static number may have had others. */
export const findByVirtualAccount = (
  tx: Tx,
  number: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<PaymentRow | undefined> =>
  tx.maybe<PaymentRow>(sql`
    select ${COLUMNS} from payment where va_number = ${number}
     order by created_at desc, id desc limit 1 ${lock ? sql`for update` : empty}`);

/** The payments of each order, newest first; at most a hundred per order, as in the contract. */
export const paymentsOfOrders = async (
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, PaymentRow[]>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.rows<PaymentRow>(sql`
    select ${COLUMNS} from (
      select *, row_number() over (partition by order_id order by created_at desc, id desc) as place
        from payment where order_id = any(${orderIds}::text[])) ranked
     where place <= 100 order by created_at desc, id desc`);
  return Map.groupBy(rows, (row) => row.order_id);
};

export type ChannelSums = {
  method: PaymentRow['method'];
  channel: string;
  mdr_fee_payer: PaymentRow['mdr_fee_payer'];
  payment_count: string;
  paid_amount: string;
  discount: string;
  mdr_fee: string;
  ppn: string;
  /** What refunds take from the settlement of these payments. */
  deducted: string;
};

/** The sums of payments by method, channel and fee payer, largest first. */
export const sumByChannel = (tx: Tx, conditions: Sql): Promise<ChannelSums[]> =>
  tx.rows<ChannelSums>(sql`
    select method, channel, mdr_fee_payer, count(*) as payment_count, sum(paid_amount) as paid_amount,
           sum(discount) as discount, sum(mdr_fee) as mdr_fee, sum(ppn) as ppn, sum(deducted) as deducted
      from payment where ${conditions}
     group by method, channel, mdr_fee_payer
     order by sum(paid_amount) desc, method, channel, mdr_fee_payer`);

/** Reads the caller's rows; the condition may end in `order by` and a lock. */
export const paymentsWhere = (tx: Tx, conditions: Sql): Promise<PaymentRow[]> =>
  tx.rows<PaymentRow>(sql`select ${COLUMNS} from payment where ${conditions}`);

export const newestPaymentOf = (tx: Tx, orderId: string): Promise<PaymentRow | undefined> =>
  tx.maybe<PaymentRow>(sql`
    select ${COLUMNS} from payment where order_id = ${orderId} order by created_at desc, id desc limit 1`);

export type NewPayment = Omit<PaymentRow, 'refund_amount' | 'returned_amount' | 'deducted'> & {
  mode: string;
  search_text: string;
};

/** Inserts many rows as one parameter, for the seed, repeated virtual accounts and tests. */
export const insertPayments = async (
  tx: Tx,
  rows: readonly NewPayment[],
  merchantId: string,
): Promise<void> => {
  const values = rows.map((row) => ({
    refund_amount: 0,
    returned_amount: 0,
    deducted: 0,
    ...row,
    merchant_id: merchantId,
    reference_key: row.reference_id.toLowerCase(),
  }));
  await tx.run(
    sql`insert into payment select * from json_populate_recordset(null::payment, ${JSON.stringify(values)}::json)`,
  );
};
