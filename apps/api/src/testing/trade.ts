import sql from 'sql-template-tag';
import { insertOrders } from '../features/orders/public.ts';
import type { NewOrder, OrderRow } from '../features/orders/public.ts';
import { findPayment, insertPayments } from '../features/payments/public.ts';
import type { NewPayment, PaymentRow } from '../features/payments/public.ts';
import { findOrder } from '../features/orders/public.ts';
import { searchText } from '../platform/list/find.ts';
import type { Db } from '../platform/db/db.ts';
import type { Mode } from '../platform/merchant/mode.ts';
import { MERCHANT_A } from './people.ts';

/** The clock of a test app: 20 November 2026, 10.00 in Jakarta. */
export const NOW = '2026-11-20T03:00:00.000Z';

export type TestTenant = { merchantId: string; mode: Mode };
export const A_LIVE: TestTenant = { merchantId: MERCHANT_A, mode: 'live' };
export const A_SANDBOX: TestTenant = { merchantId: MERCHANT_A, mode: 'sandbox' };

export const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
export const idOf = (prefix: string, number: number): string =>
  `${prefix}_01K${String(number).padStart(23, '0')}`;

/** An unpaid order of Rp 100.000; a test overrides any field. */
export const anOrder = (number: number, different: Partial<NewOrder> = {}): NewOrder => {
  const id = different.id ?? idOf('ord', number);
  const reference = different.reference_id ?? `INV-${number}`;
  return {
    id,
    mode: 'live',
    reference_id: reference,
    customer_id: null,
    subaccount_id: null,
    total_amount: '100000',
    discount_amount: '0',
    remaining_payment: different.status === 'completed' ? '0' : '100000',
    payment_type: 'full',
    status: 'processing',
    is_payment_link: false,
    settlement_id: null,
    search_text: searchText(id, reference),
    created_at: minutesAgo(number),
    updated_at: minutesAgo(number),
    expires_at: minutesAgo(number - 1_440),
    completed_at: different.status === 'completed' ? minutesAgo(number) : null,
    ...different,
  };
};

/** An unpaid virtual account of Rp 100.000 for the order with the same number. */
export const aPayment = (number: number, different: Partial<NewPayment> = {}): NewPayment => {
  const id = different.id ?? idOf('pay', number);
  const method = different.method ?? 'va';
  const isPaid = different.status === 'completed';
  const amount = different.amount ?? '100000';
  const number16 = method === 'va' ? `880810${String(number).padStart(10, '0')}` : null;
  const at = different.created_at ?? minutesAgo(number);
  return {
    id,
    mode: 'live',
    order_id: idOf('ord', number),
    order_reference: `INV-${number}`,
    reference_id: `TRX-${number}`,
    customer_id: null,
    subaccount_id: null,
    method,
    channel: method === 'va' ? 'BNI' : method.toUpperCase(),
    amount,
    admin_fee: '0',
    discount: '0',
    shipping_fee: '0',
    paid_amount: isPaid ? amount : '0',
    mdr_fee: isPaid ? '4000' : '0',
    ppn: isPaid ? '440' : '0',
    mdr_fee_payer: 'merchant',
    promo_id: null,
    status: 'processing',
    settlement_status: isPaid ? 'need_to_settle' : null,
    settlement_due_date: isPaid ? '2026-11-23' : null,
    settlement_id: null,
    failure_code: null,
    failure_message: null,
    va_number: number16,
    va_name: number16 && 'KOPI A',
    va_type: number16 === null ? null : 'dynamic',
    va_is_closed: number16 === null ? null : true,
    va_minimum: number16 && '10000',
    va_maximum: number16 && '50000000000',
    details: {},
    issuer_name: null,
    retrieval_reference_number: null,
    search_text: searchText(id, different.reference_id ?? `TRX-${number}`, `INV-${number}`, number16),
    created_at: at,
    updated_at: at,
    expires_at: minutesAgo(number - 1_440),
    completed_at: isPaid ? (different.completed_at ?? at) : null,
    ...different,
  };
};

export type TestTrade = {
  orders?: readonly NewOrder[];
  payments?: readonly NewPayment[];
  /** By number; each has an address and a mobile number. */
  customers?: readonly { id: string; name: string }[];
  settlements?: readonly { id: string }[];
};

export const addTrade = (db: Db, { merchantId, mode }: TestTenant, trade: TestTrade): Promise<void> =>
  db.system(async (tx) => {
    for (const { id, name } of trade.customers ?? []) {
      await tx.run(sql`
        insert into customer (merchant_id, mode, id, reference_id, name, email, mobile, created_at)
        values (${merchantId}, ${mode}, ${id}, 'PLG-1', ${name}, 'sari@contoh.id', '+6281200001234', ${NOW})`);
    }
    for (const { id } of trade.settlements ?? []) {
      await tx.run(sql`
        insert into settlement (merchant_id, mode, id, method, status, due_date, settled_at, payment_count, payment_amount,
                                mdr_fee, ppn, created_at)
        values (${merchantId}, ${mode}, ${id}, 'va', 'settled', '2026-11-19', '2026-11-19T07:30:00Z', 1, 100000, 4000, 440,
                ${NOW})`);
    }
    const ofMode = <Row>(rows: readonly Row[] = []) => rows.map((row) => ({ ...row, mode }));
    await insertOrders(tx, ofMode(trade.orders), merchantId);
    await insertPayments(tx, ofMode(trade.payments), merchantId);
  });

/** One sale: an order and its payment with the same number. */
export const addSale = (
  db: Db,
  tenant: TestTenant,
  number: number,
  { order, payment }: { order?: Partial<NewOrder>; payment?: Partial<NewPayment> } = {},
): Promise<void> =>
  addTrade(db, tenant, { orders: [anOrder(number, order)], payments: [aPayment(number, payment)] });

/** The current state of order and payment. */
export const standing = (
  db: Db,
  tenant: TestTenant,
  number: number,
): Promise<{ order: OrderRow; payment: PaymentRow }> =>
  db.tenant(tenant, async (tx) => ({
    order: (await findOrder(tx, idOf('ord', number))) as OrderRow,
    payment: (await findPayment(tx, idOf('pay', number))) as PaymentRow,
  }));

/** Topics of one order or payment in the outbox, relayed or not, oldest first. */
export const topicsOf = (db: Db, aggregate: string): Promise<string[]> =>
  db.system(async (tx) => {
    const rows = await tx.rows<{ topic: string }>(
      sql`select topic from outbox where aggregate = ${aggregate} order by id`,
    );
    return rows.map(({ topic }) => topic);
  });

/** Sets the simulated acquirer's answer. */
export const acquirerSays = (
  db: Db,
  { merchantId, mode }: TestTenant,
  paymentId: string,
  status: string,
  { fault, paidAmount = 0 }: { fault?: 'unreachable'; paidAmount?: number } = {},
): Promise<number> =>
  db.system((tx) =>
    tx.run(sql`
      insert into acquirer.payment (merchant_id, mode, payment_id, status, paid_amount, fault, failure_code, failure_message,
                                    updated_at)
      values (${merchantId}, ${mode}, ${paymentId}, ${status}, ${paidAmount}, ${fault ?? null},
              ${status === 'failed' ? '20013' : null}, ${status === 'failed' ? 'Ditolak oleh penyedia.' : null}, ${NOW})`),
  );
