import { isOrderPastExpiry } from '@dasbor/domain/orders';
import type { OrderStatus } from '@dasbor/domain/orders';
import { isReferenceTaken } from '@dasbor/domain/payment-links';
import type { LinkOfRow } from '@dasbor/domain/payment-links';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { feePayerPreference } from '../mdr-preference/public.ts';
import { defineUploadKind } from '../uploads/public.ts';
import type { MadeRecord } from '../uploads/public.ts';
import { makeLinks } from './make.ts';

/** Files of payment links: one row is one link. Nothing is mailed, because a row says nothing about a mail. */
export const LINK_UPLOAD = defineUploadKind<LinkOfRow>({
  name: 'payment_links',
  topic: 'payment_link.upload_updated',
  noun: 'payment_link',
  make: async (making, uploadId, records) => {
    const { tx, now } = making;
    await lockReferences(tx);
    const taken = await takenReferences(
      tx,
      records.flatMap(({ value }) => value.reference_id ?? []),
      now,
    );
    const preferred = (await feePayerPreference(tx)) === 'merchant' ? 'included' : 'excluded';
    const refused: MadeRecord[] = [];
    const free = records.filter(({ row, value: { reference_id: reference } }) => {
      if (reference === undefined || !taken.has(reference)) return true;
      refused.push({ row, code: 'DPAY_REFERENCE_TAKEN', params: { reference } });
      return false;
    });
    if (free.length === 0) return refused;
    const ids = await makeLinks(
      making,
      free.map(({ row, value }) => ({
        wanted: {
          ...value,
          admin_fee_method: value.admin_fee_method ?? preferred,
          is_notification_enabled: false,
        },
        upload_id: uploadId,
        upload_row: row,
      })),
    );
    const made = free.map(({ row, value }, index) => ({
      row,
      id: ids[index] as string,
      amount: value.amount,
    }));
    return [...made, ...refused];
  },
  result: {
    header: 'payment_link',
    texts: async (tx, uploadId, checkoutUrl) => {
      const rows = await tx.rows<{ row: number; slug: string }>(sql`
        select l.upload_row as row, o.checkout_slug as slug
          from payment_link l
          join "order" o on o.merchant_id = l.merchant_id and o.mode = l.mode and o.id = l.order_id
         where l.upload_id = ${uploadId}`);
      return new Map(rows.map(({ row, slug }) => [row, `${checkoutUrl}/${slug}`]));
    },
  },
});

/** Two files with the same references wait for each other, so that the second one finds the orders of the first. */
const lockReferences = async (tx: Tx): Promise<void> => {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'references of files', current_setting('app.merchant_id'), current_setting('app.mode')), 0))`);
};

const takenReferences = async (
  tx: Tx,
  references: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  if (references.length === 0) return new Set();
  const keys = references.map((reference) => reference.toLowerCase());
  const orders = await tx.rows<{ reference: string; status: OrderStatus; expiresAt: string }>(sql`
    select reference_id as reference, status, expires_at as "expiresAt" from "order"
     where reference_key = any(${keys}::text[])`);
  const byReference = Map.groupBy(orders, ({ reference }) => reference);
  return new Set(
    references.filter((reference) =>
      isReferenceTaken((byReference.get(reference) ?? []).map((order) => statusNow(order, now))),
    ),
  );
};

/** An order that nobody can pay any more has expired, although no job has said so yet. */
const statusNow = (order: { status: OrderStatus; expiresAt: string }, now: Date): OrderStatus =>
  ['started', 'failed'].includes(order.status) && isOrderPastExpiry(order, now) ? 'expired' : order.status;
