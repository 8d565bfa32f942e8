import type { DatabaseSync } from 'node:sqlite';

/** The settlement in which a payment was first found: this one if it is new, or if its day is checked again. */
export const firstSettlement = (db: DatabaseSync, payment: string, settlement: string): string => {
  db.prepare(
    'insert into settled_payments (id, settlement_id) values (?, ?) on conflict (id) do nothing',
  ).run(payment, settlement);
  const { settlement_id } = db
    .prepare('select settlement_id from settled_payments where id = ?')
    .get(payment) as { settlement_id: string };
  return settlement_id;
};
