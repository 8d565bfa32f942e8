import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import type { Tx } from '../db/tx.ts';
import type { Mode } from '../merchant/mode.ts';

/** A relayed outbox event. `seq` has no gaps that are filled later, so it can serve as the resume point. */
export type RelayedEvent = {
  seq: string;
  merchant_id: string;
  mode: Mode;
  topic: string;
  aggregate: string;
  payload: Record<string, unknown>;
  created_at: string;
};

export type Audience = { merchantId: string; mode: Mode };

export type EventHub = {
  /** Receives events from now on. Returns a function that unsubscribes. */
  subscribe: (audience: Audience, hear: (event: RelayedEvent) => void) => () => void;
  /**
   * Where the transaction's tenant starts: after `given`, or now. Also now if `given` was never issued: the data was reset, and waiting for
   * higher numbers would skip events for a long time. "Now" is what this hub has read: a crash may undo newer events and reuse their
   * numbers.
   */
  placeAfter: (tx: Tx, given: string | undefined) => Promise<string>;
  /** The first 500 events after `seq`, oldest first, for a listener that reconnects. */
  since: (tx: Tx, seq: string) => Promise<RelayedEvent[]>;
  /** The last event that this hub has read. It and all before it are on the disk. */
  reached: () => string;
  /** Reads new events and notifies subscribers. Any instance's relay triggers it. */
  look: () => Promise<void>;
};

const MOST_AT_ONCE = 500;

export const makeEventHub = (db: Db): EventHub => {
  const audiences = new Map<string, Set<(event: RelayedEvent) => void>>();
  let seen: string | undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  const readNew = async (): Promise<void> => {
    const events = await db.system(async (tx) => {
      // The first look only determines the starting point.
      seen ??= (await tx.one<{ last: string }>(sql`select coalesce(max(seq), 0) as last from outbox`)).last;
      return tx.rows<RelayedEvent>(sql`
        select seq, merchant_id, mode, topic, aggregate, payload, created_at from outbox
         where seq > ${seen} order by seq limit ${MOST_AT_ONCE}`);
    });
    for (const event of events) {
      seen = event.seq;
      for (const hear of audiences.get(keyOf({ merchantId: event.merchant_id, mode: event.mode })) ?? [])
        hear(event);
    }
    if (events.length === MOST_AT_ONCE) again = true;
  };

  const look = (): Promise<void> => {
    again = looking !== undefined;
    looking ??= readNew().finally(() => {
      looking = undefined;
      if (again) void look().catch(() => undefined);
    });
    return looking;
  };

  const reached = (): string => {
    if (seen === undefined) throw new Error('The hub has not looked yet.');
    return seen;
  };

  return {
    subscribe: (audience, hear) => {
      const key = keyOf(audience);
      const listeners = audiences.get(key) ?? new Set();
      audiences.set(key, listeners.add(hear));
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) audiences.delete(key);
      };
    },
    placeAfter: async (tx, given) => {
      const { newest } = await tx.one<{ newest: string }>(sql`
        select coalesce(max(seq), 0)::text as newest from outbox
         where merchant_id = current_setting('app.merchant_id') and mode = current_setting('app.mode')`);
      if (given !== undefined) return BigInt(given) > BigInt(newest) ? newest : given;
      return BigInt(newest) > BigInt(reached()) ? reached() : newest;
    },
    reached,
    since: (tx, seq) =>
      tx.rows<RelayedEvent>(sql`
        select seq, merchant_id, mode, topic, aggregate, payload, created_at from outbox
         where merchant_id = current_setting('app.merchant_id') and mode = current_setting('app.mode')
           and seq > ${seq} order by seq limit ${MOST_AT_ONCE}`),
    look,
  };
};

const keyOf = ({ merchantId, mode }: Audience): string => `${merchantId} ${mode}`;
