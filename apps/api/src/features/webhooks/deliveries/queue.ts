import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';

// The engine works for all merchants, so the tenant is named here too.
const OURS = sql`merchant_id = current_setting('app.merchant_id') and mode = current_setting('app.mode')`;

// An attempt that is on its way at this moment keeps its claim: it is recorded, and a success counts whatever else happened.
const WAITING = sql`status in ('pending', 'retrying', 'held')`;

/** The webhook was removed. */
export const cancelUndelivered = async (tx: Tx, webhookId: string): Promise<void> => {
  await tx.run(sql`
    update webhook_delivery set status = 'cancelled', next_at = null
     where ${OURS} and webhook_id = ${webhookId} and ${WAITING}`);
};

/** The webhook has another address or kind: what waits goes there, and what the new kind has no form of goes nowhere. */
export const redirectWaiting = async (
  tx: Tx,
  webhookId: string,
  targets: Readonly<Record<string, string>>,
): Promise<void> => {
  await tx.run(sql`
    update webhook_delivery set url = ${targets}::jsonb ->> event
     where ${OURS} and webhook_id = ${webhookId} and ${WAITING} and ${targets}::jsonb ? event`);
  await tx.run(sql`
    update webhook_delivery set status = 'cancelled', next_at = null
     where ${OURS} and webhook_id = ${webhookId} and ${WAITING} and not ${targets}::jsonb ? event`);
};

/** The webhook was disabled. */
export const holdWaiting = async (tx: Tx, webhookId: string): Promise<void> => {
  await tx.run(sql`
    update webhook_delivery set status = 'held', next_at = null
     where ${OURS} and webhook_id = ${webhookId} and status in ('pending', 'retrying')`);
};

/** The webhook was enabled: what was held begins its round of attempts. */
export const sendHeld = async (tx: Tx, webhookId: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update webhook_delivery set status = 'pending', next_at = ${now}, tries = 0, claim = null
     where ${OURS} and webhook_id = ${webhookId} and status = 'held'`);
};
