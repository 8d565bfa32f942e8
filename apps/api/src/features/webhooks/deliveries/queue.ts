import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';

// The engine works for all merchants, so the tenant is part of every condition.
const OURS = sql`merchant_id = current_setting('app.merchant_id') and mode = current_setting('app.mode')`;

// An attempt in progress keeps its claim: its result is recorded, and a success counts in any case.
const WAITING = sql`status in ('pending', 'retrying', 'held')`;

/** For a deleted webhook. */
export const cancelUndelivered = async (tx: Tx, webhookId: string): Promise<void> => {
  await tx.run(sql`
    update webhook_delivery set status = 'cancelled', next_at = null
     where ${OURS} and webhook_id = ${webhookId} and ${WAITING}`);
};

/** For a changed address or kind: waiting deliveries go to the new address. Those without a form in the new kind are cancelled. */
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

/** For a disabled webhook. */
export const holdWaiting = async (tx: Tx, webhookId: string): Promise<void> => {
  await tx.run(sql`
    update webhook_delivery set status = 'held', next_at = null
     where ${OURS} and webhook_id = ${webhookId} and status in ('pending', 'retrying')`);
};

/** For a webhook that was enabled again: held deliveries start a new series of attempts. */
export const sendHeld = async (tx: Tx, webhookId: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update webhook_delivery set status = 'pending', next_at = ${now}, tries = 0, claim = null
     where ${OURS} and webhook_id = ${webhookId} and status = 'held'`);
};
