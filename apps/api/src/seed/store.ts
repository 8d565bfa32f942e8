import sql, { raw } from 'sql-template-tag';
import { insertOrders } from '../features/orders/public.ts';
import { insertPayments } from '../features/payments/public.ts';
import type { Tx } from '../platform/db/tx.ts';
import type { Sale } from './orders.ts';
import type { NewCustomer } from './customers.ts';
import type { Seeding } from './seeding.ts';
import type { NewSettlement } from './money/settle.ts';

export type Trade = {
  customers: readonly NewCustomer[];
  settlements: readonly NewSettlement[];
  sales: readonly Sale[];
};

// Rows per statement: enough that round trips do not matter, small enough for a parameter.
const CHUNK = 1_000;

export const storeTrade = async (
  tx: Tx,
  seeding: Seeding,
  { customers, settlements, sales }: Trade,
): Promise<void> => {
  const { merchantId } = seeding;
  const payments = sales.flatMap((sale) => sale.payments);
  const orders = sales.map((sale) => sale.order);
  await inChunks(customers, (rows) => insertRows(tx, 'customer', rows, merchantId));
  await inChunks(settlements, (rows) => insertRows(tx, 'settlement', rows, merchantId));
  await inChunks(orders, (rows) => insertOrders(tx, rows, merchantId));
  // Each payment looks up its order by key. Large tables need current statistics for that.
  if (orders.length > CHUNK) await refreshStatistics(tx);
  await inChunks(payments, (rows) => insertPayments(tx, rows, merchantId));
  await inChunks(historyOf(seeding, sales), (rows) => insertRows(tx, 'status_change', rows, merchantId));
};

export const refreshStatistics = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select refresh_statistics()`);
};

type SeededTable =
  | 'acquirer.payment'
  | 'bank_transfer'
  | 'customer'
  | 'customer_change'
  | 'destination_account'
  | 'disbursement'
  | 'disbursement_item'
  | 'fund_transfer'
  | 'invoice'
  | 'invoice_mail'
  | 'invoice_payment'
  | 'invoice_series'
  | 'notification'
  | 'payment_link'
  | 'payment_link_mail'
  | 'promo'
  | 'promo_use'
  | 'quotation'
  | 'quotation_event'
  | 'quotation_series'
  | 'refund'
  | 'refund_deduction'
  | 'refund_link'
  | 'settlement'
  | 'status_change'
  | 'subaccount'
  | 'top_up'
  | 'withdrawal';

export const insertRows = async (
  tx: Tx,
  table: SeededTable,
  rows: readonly object[],
  merchantId: string,
): Promise<void> => {
  const values = rows.map((row) => ({ ...row, merchant_id: merchantId }));
  const [first] = values;
  if (!first) return;
  // By name, because some columns are generated and accept no value.
  const columns = raw(Object.keys(first).join(', '));
  await tx.run(sql`
    insert into ${raw(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${raw(table)}, ${JSON.stringify(values)}::json)`);
};

/** The last status change of every order and payment, as the server would have recorded it. */
const historyOf = ({ ids, mode }: Seeding, sales: readonly Sale[]): object[] => {
  const step = (
    kind: string,
    row: { id: string; status: string; updated_at: string },
    from: string | null,
  ) => ({
    id: ids.next('event', new Date(row.updated_at)),
    mode,
    kind,
    subject_id: row.id,
    from_status: from,
    to_status: row.status,
    at: row.updated_at,
  });
  return sales.flatMap(({ order, payments }) => [
    step('order', order, order.status === 'started' ? null : 'started'),
    ...payments.map((payment) => step('payment', payment, payment.status === 'started' ? null : 'started')),
  ]);
};

const inChunks = async <Row>(rows: readonly Row[], store: (chunk: Row[]) => Promise<void>): Promise<void> => {
  for (let from = 0; from < rows.length; from += CHUNK) await store(rows.slice(from, from + CHUNK));
};
