import { rupiah } from '@dasbor/domain/kernel';
import type { CalendarDate, Rupiah } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { ofHolder } from '../../platform/ledger/of-holder.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Pool } from '../refunds/public.ts';
import type { FilePayment } from './file-rows.ts';
import type { SettlementRow } from './rows.ts';

const COLUMNS = sql`
  id, subaccount_id, type, method, status, due_date, settled_at, payment_count, payment_amount, refund_count, refund_amount,
  mdr_fee, ppn, margin_amount, created_at`;

export const selectSettlements = (tx: Tx, conditions: Sql, window: Sql): Promise<SettlementRow[]> =>
  tx.rows<SettlementRow>(sql`select ${COLUMNS} from settlement where ${conditions} ${window}`);

export const countSettlements = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from settlement where ${conditions}`,
  );
  return Number(total);
};

export const findSettlement = (tx: Tx, id: string): Promise<SettlementRow | undefined> =>
  tx.maybe<SettlementRow>(sql`select ${COLUMNS} from settlement where id = ${id}`);

export const settlementsByIds = async (
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, SettlementRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<SettlementRow>(
    sql`select ${COLUMNS} from settlement where id = any(${ids}::text[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Payments of a settlement in the order of their creation, from one of them on. */
export const paymentsAfter = (
  tx: Tx,
  settlementId: string,
  { at, after, most }: { at: string; after: string; most: number },
): Promise<FilePayment[]> =>
  tx.rows<FilePayment>(sql`
    select id, created_at, order_reference, method, paid_amount, discount, mdr_fee, ppn, deducted from payment
     where settlement_id = ${settlementId} and created_at >= ${at}::timestamptz
       and (created_at > ${at}::timestamptz or id > ${after})
     order by created_at, id limit ${most}`);

/** The clocks that merchants use: 0 is real time, others are sandbox clocks that are ahead. */
export const clocksOf = async (tx: Tx): Promise<number[]> => {
  const rows = await tx.rows<{ ahead: string }>(
    sql`select distinct clock_ahead_ms as ahead from merchant_mode`,
  );
  return rows.map(({ ahead }) => Number(ahead));
};

/** Unsettled payments of one balance, method and due day. */
export type DueGroup = Pool & { due_date: string };

/** The groups that are due up to this day, of merchants with this clock. */
export const dueGroups = (
  tx: Tx,
  { day, clockAheadMs }: { day: CalendarDate; clockAheadMs: number },
): Promise<(DueGroup & { merchant_id: string; mode: Mode; net: string })[]> =>
  tx.rows(sql`
    select p.merchant_id, p.mode, coalesce(p.subaccount_id, '') as holder, p.method, p.settlement_due_date::text as due_date,
           sum(p.paid_amount - p.mdr_fee - p.ppn - p.deducted) as net
      from payment p join merchant_mode m on m.merchant_id = p.merchant_id and m.mode = p.mode
     where p.settlement_status = 'need_to_settle' and p.settlement_due_date <= ${day}::date
           and m.clock_ahead_ms = ${clockAheadMs}
     group by p.merchant_id, p.mode, coalesce(p.subaccount_id, ''), p.method, p.settlement_due_date
     order by p.settlement_due_date, p.merchant_id, p.mode, holder, p.method`);

/** Settles the group as one settlement and returns its net amount; undefined if nothing was left to settle. */
export const settlePayments = async (
  tx: Tx,
  { id, holder, method, due_date: dueDate, now }: DueGroup & { id: string; now: Date },
): Promise<Rupiah | undefined> => {
  const settled = await tx.maybe<{ net: string }>(sql`
    with due as (
      update payment set settlement_status = 'settled', settlement_id = ${id}
       where settlement_status = 'need_to_settle' and method = ${method} and ${ofHolder(holder)}
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
  return settled && rupiah(Number(settled.net));
};
