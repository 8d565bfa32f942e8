import { DatabaseSync } from 'node:sqlite';

/** What is for sale. The price is ours: a form says only which product. */
export const PRODUCTS = {
  gayo: { name: 'Kopi Gayo 250 g', price: 75_000 },
  toraja: { name: 'Kopi Toraja 250 g', price: 82_000 },
} as const;

export type ProductId = keyof typeof PRODUCTS;

/** `amount_differs`: another amount was paid, and a person checks. No webhook tells `refund_rejected`: the seller's page asks for it. */
export type OrderStatus =
  | 'new'
  | 'waiting'
  | 'paid'
  | 'amount_differs'
  | 'refund_requested'
  | 'refunded'
  | 'refund_rejected'
  | 'refund_failed';

/** One sale, as stored. Nobody can guess its id, so the id opens the buyer's page. */
export type Order = {
  id: string;
  buyer: string;
  product: ProductId;
  amount: number;
  status: OrderStatus;
  dasbor_order_id: string | null;
  checkout_url: string | null;
  payment_id: string | null;
};

export const openDatabase = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000');
  database.exec(`
    create table if not exists orders (
      id text primary key,
      buyer text not null,
      product text not null,
      amount integer not null,              -- whole rupiah
      status text not null default 'new',
      dasbor_order_id text unique,
      checkout_url text,
      payment_id text unique
    ) strict;

    create table if not exists refund_attempts (
      intent text primary key,
      order_id text not null references orders (id),
      refund_id text unique                 -- Dasbor's, once it has answered
    ) strict;

    create table if not exists webhook_events (
      id text primary key                   -- the event's: it may come again
    ) strict;
  `);
  return database;
};

export const insertOrder = (db: DatabaseSync, buyer: string, product: ProductId): Order => {
  const id = crypto.randomUUID();
  db.prepare('insert into orders (id, buyer, product, amount) values (?, ?, ?, ?)').run(
    id,
    buyer,
    product,
    PRODUCTS[product].price,
  );
  return findOrder(db, 'id', id) as Order;
};

export const findOrder = (
  db: DatabaseSync,
  by: 'id' | 'dasbor_order_id' | 'payment_id',
  value: string,
): Order | undefined => db.prepare(`select * from orders where ${by} = ?`).get(value) as Order | undefined;

export const lastOrders = (db: DatabaseSync): Order[] =>
  db.prepare('select * from orders order by rowid desc limit 50').all() as Order[];

export const ordersIn = (db: DatabaseSync, status: OrderStatus): Order[] =>
  db.prepare('select * from orders where status = ?').all(status) as Order[];

export const saveCheckout = (
  db: DatabaseSync,
  id: string,
  dasborId: string,
  checkoutUrl: string | null,
): void => {
  db.prepare(
    `update orders set dasbor_order_id = ?, checkout_url = ?, status = 'waiting' where id = ? and status = 'new'`,
  ).run(dasborId, checkoutUrl, id);
};

/** Changes nothing if the order has left these states: events come late, twice or out of order. */
export const moveOrder = (
  db: DatabaseSync,
  { id }: Order,
  { from, to, paymentId }: { from: OrderStatus[]; to: OrderStatus; paymentId?: string },
): void => {
  db.prepare(
    `update orders set status = :to, payment_id = coalesce(:paymentId, payment_id)
     where id = :id and status in (select value from json_each(:from))`,
  ).run({ id, to, from: JSON.stringify(from), paymentId: paymentId ?? null });
};
