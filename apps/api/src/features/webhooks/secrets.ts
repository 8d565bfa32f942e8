import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import {
  SECRET_BYTES,
  SECRET_PREFIX,
  secretPreview,
  signatureHeader,
  signedContent,
} from '@dasbor/domain/webhooks';
import type { Signed } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { SealedPlace } from '../../platform/keys/sealed-place.ts';
import type { Vault } from '../../platform/vault.ts';

/** Standard Webhooks: every valid secret signs, so that a receiver may still use the previous one. */
export const signatureOf = (keys: readonly KeyObject[], signed: Signed): string => {
  const content = signedContent(signed);
  return signatureHeader(keys.map((key) => createHmac('sha256', key).update(content).digest('base64')));
};

/** Adds a secret. Earlier ones expire at `previousUntil`, or sooner if they already do. Returns its text. */
export const addSecret = async (
  tx: Tx,
  { webhookId, vault, at, previousUntil }: { webhookId: string; vault: Vault; at: Date; previousUntil: Date },
): Promise<string> => {
  await tx.run(sql`
    update webhook_secret set expires_at = least(expires_at, ${previousUntil}::timestamptz) where webhook_id = ${webhookId}`);
  const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
  await tx.run(sql`
    insert into webhook_secret (merchant_id, mode, webhook_id, number, sealed, preview, created_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), ${webhookId}, coalesce(max(number), 0) + 1,
           ${vault.seal(secret, placeOf(webhookId))}, ${secretPreview(secret)}, ${at}
      from webhook_secret where webhook_id = ${webhookId}`);
  return secret;
};

/** The encrypted secrets that currently sign, newest first. */
export const validSecrets = async (tx: Tx, webhookId: string, now: Date): Promise<string[]> => {
  const rows = await tx.rows<{ sealed: string }>(sql`
    select sealed from webhook_secret
     where webhook_id = ${webhookId} and (expires_at is null or expires_at > ${now})
     order by number desc`);
  return rows.map(({ sealed }) => sealed);
};

/** As key objects, which sign several times faster than raw bytes. Throws if there is none: nothing is sent unsigned. */
export const openSecrets = (vault: Vault, webhookId: string, sealed: readonly string[]): KeyObject[] => {
  if (sealed.length === 0) throw new Error('A webhook has no secret.');
  return sealed.map((one) => signingKey(vault.open(one, placeOf(webhookId))));
};

export const signingKey = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'));

const placeOf = (webhookId: string): string => `webhook secret ${webhookId}`;

export const webhookSecretPlace: SealedPlace = {
  table: 'webhook_secret',
  column: 'sealed',
  key: ['merchant_id', 'mode', 'webhook_id', 'number'],
  contextOf: (row) => placeOf(String(row['webhook_id'])),
};
