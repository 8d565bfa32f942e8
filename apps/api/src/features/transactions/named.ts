import { maskWithin, may } from '@dasbor/domain/access';
import { maskCustomerName } from '@dasbor/domain/customers';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Session } from '../../spec/handlers.ts';
import type { MovementRow, Named } from './rows.ts';

/** Where the reference and the other side of a record are, by the prefix of its ID. A settlement and a top-up have neither. */
const NAMES: Readonly<Record<string, (ids: readonly string[]) => Sql>> = {
  pay: (ids) => sql`
    select p.id, p.order_reference as reference, c.name as counterparty
      from payment p left join customer c on c.merchant_id = p.merchant_id and c.mode = p.mode and c.id = p.customer_id
     where p.id = any(${ids}::text[])`,
  rfn: (ids) => sql`
    select r.id, p.order_reference as reference, c.name as counterparty
      from refund r
      join payment p on p.merchant_id = r.merchant_id and p.mode = r.mode and p.id = r.payment_id
      left join customer c on c.merchant_id = p.merchant_id and c.mode = p.mode and c.id = p.customer_id
     where r.id = any(${ids}::text[])`,
  wdr: (ids) => sql`
    select id, null as reference, account_name as counterparty from withdrawal where id = any(${ids}::text[])`,
  dis_item: (ids) => sql`
    select i.id, d.name as reference, coalesce(i.bank_account_name, i.account_owner_name) as counterparty
      from disbursement_item i
      join disbursement d on d.merchant_id = i.merchant_id and d.mode = i.mode and d.id = i.disbursement_id
     where i.id = any(${ids}::text[])`,
  // Between two balances, the other side is the subaccount.
  ftr: (ids) => sql`
    select f.id, null as reference, coalesce(f.account_name, s.name) as counterparty
      from fund_transfer f
      left join subaccount s
        on s.merchant_id = f.merchant_id and s.mode = f.mode and s.id = coalesce(nullif(f.destination, ''), f.source)
     where f.id = any(${ids}::text[])`,
  snt: (ids) => sql`
    select id, partner_reference as reference, account_name as counterparty
      from snap_transfer where id = any(${ids}::text[])`,
};

/** The names of a page's records, by the reference of each movement. */
export const namedBy = async (
  tx: Tx,
  rows: readonly MovementRow[],
  session: Session,
): Promise<ReadonlyMap<string, Named>> => {
  const byPrefix = Map.groupBy(new Set(rows.map(({ ref }) => recordOf(ref))), prefixOf);
  const found = await Promise.all(
    [...byPrefix].map(([prefix, ids]) => {
      const names = NAMES[prefix];
      return names ? tx.rows<Named & { id: string }>(names(ids)) : [];
    }),
  );
  const byId = new Map(found.flat().map(({ id, ...named }) => [id, asSeenBy(session, prefixOf(id), named)]));
  return new Map(
    rows.flatMap(({ ref }) => {
      const named = byId.get(recordOf(ref));
      return named ? [[ref, named] as const] : [];
    }),
  );
};

/** The names of customers need the right to see orders, as everywhere else. Roles without personal data see names masked. */
const asSeenBy = (session: Session, prefix: string, named: Named): Named => {
  const { counterparty } = named;
  if (counterparty === null) return named;
  const isCustomer = prefix === 'pay' || prefix === 'rfn';
  if (!isCustomer)
    return session.masksPersonalData ? { ...named, counterparty: maskWithin(counterparty) } : named;
  const isSeen = may(session, { permission: 'order.view' }).ok;
  return {
    ...named,
    counterparty: isSeen ? maskCustomerName(counterparty, session.masksPersonalData) : null,
  };
};

// The transfers of a split payout have a number after its ID: `dis_item_01K…-2`.
const recordOf = (ref: string): string => ref.split('-', 1)[0] ?? ref;
const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('_'));

/**
 * Whether the record of a movement matches, by the merchant's references and names. Only records of movements in the range are read, however
 * many older ones there are.
 * @param inRange the condition of the range, about `created_at`
 */
export const ofRecord = (patterns: Sql, inRange: Sql): Sql => sql`
  (kind = 'payment.completed' and ref in (
        select id from (select id, search_text, completed_at as created_at from payment where completed_at is not null) paid
         where ${inRange} and search_text like any(${patterns}))
   or kind = 'disbursement.delivered' and exists (
        select from disbursement_item i
          join disbursement d on d.merchant_id = i.merchant_id and d.mode = i.mode and d.id = i.disbursement_id
         where i.id = split_part(ref, '-', 1) and (lower(d.name) like any(${patterns}) or lower(d.id) like any(${patterns})))
   or kind = 'refund.delivered' and exists (
        select from refund r where r.id = split_part(ref, '-', 1) and r.search_text like any(${patterns})))`;
