import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';

export type OutboxEvent = {
  /** The name that listeners know, such as `payment.completed`. */
  topic: string;
  /** The id of the thing that changed; events of one aggregate keep their order. */
  aggregate: string;
  payload: Readonly<Record<string, unknown>>;
};

/** Written in the transaction of the change itself; the relay sends it on only after the commit. */
export const outbox = {
  add: async (tx: Tx, event: OutboxEvent): Promise<void> => {
    await tx.run(sql`
      insert into outbox (merchant_id, mode, topic, aggregate, payload)
      values (current_setting('app.merchant_id'), current_setting('app.mode'), ${event.topic}, ${event.aggregate},
              ${JSON.stringify(event.payload)}::jsonb)`);
  },
};
