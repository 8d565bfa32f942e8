import { DatabaseSync } from 'node:sqlite';

/** Opens the file and creates the tables the first time. */
export const openDatabase = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000');
  database.exec(SCHEMA);
  return database;
};

// The two intents make a crash harmless: each is saved before its call.
const SCHEMA = `
  create table if not exists orders (
    number text primary key,              -- our own; Dasbor knows it as reference_id
    amount integer not null,              -- whole rupiah
    method text not null,
    channel text not null,
    status text not null default 'placing',
    reason text,
    order_intent text not null,
    payment_intent text not null,
    dasbor_order_id text,
    dasbor_payment_id text,
    pay_by text,                          -- virtual account number or content of the QR code
    created_at text not null,
    paid_at text
  ) strict;

  create unique index if not exists orders_of_dasbor on orders (dasbor_order_id);

  create table if not exists ended_payments (
    id text primary key,                  -- the payment's; it may end before its id is answered
    status text not null
  ) strict;

  create table if not exists webhook_events (
    id text primary key,                  -- the event's: it may come again
    event text not null,
    received_at text not null
  ) strict;

  create table if not exists settled_payments (
    id text primary key,                  -- the payment's
    settlement_id text not null           -- the first that a reconciliation found it in
  ) strict;
`;
