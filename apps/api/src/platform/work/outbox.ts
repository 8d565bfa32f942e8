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
  /** Many events at once, without a payload. */
  addEach: async (tx: Tx, topic: string, aggregates: readonly string[]): Promise<void> => {
    await tx.run(sql`
      insert into outbox (merchant_id, mode, topic, aggregate, payload)
      select current_setting('app.merchant_id'), current_setting('app.mode'), ${topic}, aggregate, '{}'::jsonb
        from unnest(${aggregates}::text[]) as aggregate`);
  },
};
