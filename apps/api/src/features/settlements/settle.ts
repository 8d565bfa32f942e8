import { rupiah } from '@dasbor/domain/kernel';
import { settlementSettled } from '@dasbor/domain/ledger';
import { SETTLEMENT_HOUR } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import { post } from '../../platform/ledger/post.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { lockPool } from '../refunds/public.ts';
import type { Pool } from '../refunds/public.ts';
import { publishEvent } from '../webhooks/public.ts';
import { findSettlement } from './repository.ts';
import { toSettlement } from './rows.ts';
import type { SettlementRow } from './rows.ts';

type Parts = { db: Db; clock: Clock; ids: Ids; log: Logger; wake: () => void };

/** Payments of one balance, method and due day. */
type Group = Pool & { merchant_id: string; mode: Mode; due_date: string };

/**
 * Pays out every payment that is due, in one settlement per balance, method and due day. Each settlement is one transaction, so it happens
 * completely or not at all; several servers may run this at once.
 */
export const settleDue = async ({ db, clock, ids, log, wake }: Parts): Promise<void> => {
  const now = clock.now();
  const groups = await db.system((tx) => dueGroups(tx, now));
  for (const { merchant_id: merchantId, mode, ...group } of groups) {
    await db
      .tenant({ merchantId, mode }, (tx) => settleGroup({ tx, now, ids }, group))
      // One merchant's error does not affect others; this one is retried in the next run.
      .catch((error: unknown) =>
        log.error({ err: error, merchantId, mode }, 'payments could not be settled'),
      );
  }
  if (groups.length > 0) wake();
};

/**
 * The domain's `settledUpTo`, by each merchant's sandbox clock. A day whose fees and refunds exceed its payments waits until somebody looks
 * at it: nothing is taken from the available balance without a decision.
 */
const dueGroups = (tx: Tx, now: Date): Promise<Group[]> =>
  tx.rows<Group>(sql`
    select p.merchant_id, p.mode, coalesce(p.subaccount_id, '') as holder, p.method, p.settlement_due_date::text as due_date
      from payment p join merchant_mode m on m.merchant_id = p.merchant_id and m.mode = p.mode
     where p.settlement_status = 'need_to_settle'
           and p.settlement_due_date <= ((${now}::timestamptz + m.clock_ahead_ms * interval '1 ms') at time zone 'Asia/Jakarta'
                                         - ${SETTLEMENT_HOUR} * interval '1 hour')::date
     group by p.merchant_id, p.mode, coalesce(p.subaccount_id, ''), p.method, p.settlement_due_date
    having sum(p.paid_amount - p.mdr_fee - p.ppn - p.deducted) >= 0
     order by p.settlement_due_date, p.merchant_id, p.mode, holder, p.method`);

type Settling = { tx: Tx; now: Date; ids: Ids };

/** A second server waits for the lock and then finds nothing left to settle; a concurrent refund of these payments waits too. */
const settleGroup = async (
  { tx, now, ids }: Settling,
  { holder, method, due_date: dueDate }: Omit<Group, 'merchant_id' | 'mode'>,
): Promise<void> => {
  await lockPool(tx, { method, holder });
  const id = ids.next('settlement', now);
  const settled = await tx.maybe<{ net: string }>(sql`
    with due as (
      update payment set settlement_status = 'settled', settlement_id = ${id}
       where settlement_status = 'need_to_settle' and method = ${method} and coalesce(subaccount_id, '') = ${holder}
             and settlement_due_date = ${dueDate}::date
      returning id, order_id, paid_amount, mdr_fee, ppn, deducted
    ), refunded as (
      select count(distinct d.refund_id) as refunds from refund_deduction d
       where not d.returned and d.payment_id in (select id from due where deducted > 0)
    ), added as (
      insert into settlement (merchant_id, mode, id, subaccount_id, method, status, due_date, settled_at, payment_count,
                              payment_amount, refund_count, refund_amount, mdr_fee, ppn, created_at)
      select current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, nullif(${holder}, ''), ${method},
             'settled', ${dueDate}::date, ${now}, count(*), sum(paid_amount), (select refunds from refunded),
             sum(deducted), sum(mdr_fee), sum(ppn), ${now}
        from due having count(*) > 0
      returning payment_amount - refund_amount - mdr_fee - ppn as net
    ), sold as (
      update "order" set settlement_id = ${id}
       where status = 'completed' and settlement_id is null and id in (select order_id from due))
    select net from added`);
  if (!settled) return;

  const row = (await findSettlement(tx, id)) as SettlementRow;
  await outbox.add(tx, { topic: 'settlement.updated', aggregate: id, payload: { status: 'settled' } });
  await publishEvent(
    { tx, now, ids },
    {
      event: 'settlement.settled',
      subjectId: id,
      subaccountId: row.subaccount_id,
      paymentMethod: method,
      data: toSettlement(row),
    },
  );
  const net = rupiah(Number(settled.net));
  if (net > 0) post(tx, now, [settlementSettled({ id, net, holder })]);
};
