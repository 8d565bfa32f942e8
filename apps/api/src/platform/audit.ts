import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from './db/tx.ts';
import type { Mode } from './merchant/mode.ts';

/** Who did it and from where. The door builds this for each call (`call.by`). */
export type AuditBy = {
  merchantId: string | null;
  mode: Mode;
  actorId: string | null;
  requestId: string;
  ip: string;
  device: string;
  /** Default: the database's own clock. */
  at?: Date;
};

export type AuditEvent = {
  /** Dotted, past tense: `payment.simulated`, `session.started`. */
  action: string;
  target?: string | undefined;
  before?: unknown;
  after?: unknown;
};

const COLUMNS = sql`
  merchant_id, mode, actor_id, action, target, before_hash, after_hash, ip, device, request_id, at`;

/** Queues the event for the sealer in the same statement (docs/decisions/0053). */
const written = (insert: Sql): Sql => sql`
  with written as (${insert} returning id, merchant_id)
  insert into audit_waiting (event_id, merchant_id) select id, merchant_id from written`;

/** Append only: no role may change or delete a row. Changes are stored as hashes, so the table collects no personal data. */
export const audit = {
  record: async (tx: Tx, by: AuditBy, event: AuditEvent): Promise<void> => {
    await tx.run(
      written(sql`
        insert into audit_event (${COLUMNS})
        values (${by.merchantId}, ${by.mode}, ${by.actorId}, ${event.action}, ${event.target ?? null},
                ${digest(event.before)}, ${digest(event.after)}, ${by.ip}, ${by.device}, ${by.requestId},
                coalesce(${by.at ?? null}::timestamptz, clock_timestamp()))`),
    );
  },
  /** Many events of one actor in one statement. */
  recordAll: async (tx: Tx, by: AuditBy, events: readonly AuditEvent[]): Promise<void> => {
    const rows = events.map(({ action, target, before, after }) => ({
      action,
      target,
      before_hash: digest(before),
      after_hash: digest(after),
    }));
    await tx.run(
      written(sql`
        insert into audit_event (${COLUMNS})
        select ${by.merchantId}, ${by.mode}, ${by.actorId}, action, target, before_hash, after_hash, ${by.ip}, ${by.device},
               ${by.requestId}, coalesce(${by.at ?? null}::timestamptz, clock_timestamp())
          from json_populate_recordset(null::audit_event, ${JSON.stringify(rows)}::json)`),
    );
  },
};

const digest = (value: unknown): string | null =>
  value === undefined ? null : createHash('sha256').update(JSON.stringify(value)).digest('hex');
