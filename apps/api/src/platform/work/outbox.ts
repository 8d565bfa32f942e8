import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';

export type OutboxEvent = {
  /** The event name, such as `payment.completed`. */
  topic: string;
  /** The id of the changed record. Events of one aggregate stay in order. */
  aggregate: string;
  payload: Readonly<Record<string, unknown>>;
};

/** Written in the transaction of the change; the relay sends it after the commit. */
export const outbox = {
  add: async (tx: Tx, event: OutboxEvent): Promise<void> => {
    await tx.run(sql`
      insert into outbox (merchant_id, mode, topic, aggregate, payload)
      values (current_setting('app.merchant_id'), current_setting('app.mode'), ${event.topic}, ${event.aggregate},
              ${JSON.stringify(event.payload)}::jsonb)`);
  },
  /** Many in one statement, in their order. */
  addAll: async (tx: Tx, events: readonly OutboxEvent[]): Promise<void> => {
    await tx.run(sql`
      insert into outbox (merchant_id, mode, topic, aggregate, payload)
      select current_setting('app.merchant_id'), current_setting('app.mode'), topic, aggregate, payload
        from json_to_recordset(${JSON.stringify(events)}::json) as event(topic text, aggregate text, payload jsonb)`);
  },
};
