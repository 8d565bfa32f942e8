import { maskAccountNumber, maskWithin, may } from '@dasbor/domain/access';
import type { Requirement } from '@dasbor/domain/access';
import { digitsOf } from '@dasbor/domain/lists';
import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { beginsWith, idPrefix, matchesSearch } from '../../platform/list/find.ts';
import type { Session, SuccessBody } from '../../spec/handlers.ts';
import { amountOf, NEWEST } from './repository.ts';

export type Hit = SuccessBody<'search'>['data'][number];

/** How a kind of record is found and named. The columns are SQL of its table. */
type Kind = {
  kind: Hit['kind'];
  table: string;
  /** The requirement of its page (`ROUTE_REQUIREMENTS`). */
  needs: Requirement;
  title: Sql;
  subtitle: Sql;
  status: Sql;
  amount?: Sql;
  /** The newest records are found by any part of this text. A kind without it is found only by id. */
  text?: Sql;
  /** An account number: shown and searched in full only for users who may see it. */
  account?: Sql;
  /** Other indexed columns that hold a whole id. */
  ids?: readonly Sql[];
  where?: Sql;
};

const SETTINGS = { permission: 'settings.view' } as const;
const NAMED = sql`lower(id || ' ' || name)`;

const KINDS: readonly Kind[] = [
  {
    kind: 'subaccount',
    table: 'subaccount',
    needs: { permission: 'subaccount.view', feature: 'subaccount' },
    title: sql`name`,
    subtitle: sql`coalesce(account_id, id)`,
    status: sql`status`,
    // Not by email: a role that may not see it must not find it by searching.
    text: sql`lower(concat_ws(' ', id, name, account_id))`,
  },
  {
    kind: 'disbursement',
    table: 'disbursement',
    needs: { permission: 'disbursement.view', feature: 'disbursement' },
    title: sql`name`,
    subtitle: sql`coalesce(file_name, id)`,
    status: sql`status`,
    amount: sql`amount`,
    text: sql`search_text`,
  },
  {
    kind: 'disbursement_item',
    table: 'disbursement_item',
    needs: { permission: 'disbursement.view', feature: 'disbursement' },
    title: sql`coalesce(account_owner_name, id)`,
    subtitle: sql`coalesce(account_number, id)`,
    status: sql`status`,
    amount: sql`amount`,
    text: sql`search_text`,
    account: sql`account_number`,
  },
  {
    kind: 'refund',
    table: 'refund',
    needs: { permission: 'refund.view', feature: 'refund' },
    title: sql`(select order_reference from payment where payment.id = payment_id)`,
    subtitle: sql`id`,
    status: sql`status`,
    amount: sql`amount`,
    text: sql`search_text`,
  },
  {
    kind: 'payment_link',
    table: 'payment_link',
    needs: { permission: 'payment_link.view' },
    // Found only by its id: its order has a hit by reference and customer.
    title: sql`(select reference_id from "order" where "order".id = order_id)`,
    subtitle: sql`id`,
    status: sql`(select status from "order" where "order".id = order_id)`,
    amount: sql`(select total_amount from "order" where "order".id = order_id)`,
  },
  {
    kind: 'invoice',
    table: 'invoice',
    needs: { permission: 'invoice.view', feature: 'invoice' },
    title: sql`coalesce(number, name)`,
    subtitle: sql`name`,
    // The other statuses depend on the day and on open payments.
    status: sql`case when issued_at is null then 'draft' else 'issued' end`,
    amount: sql`total_amount`,
    text: sql`search_text`,
    where: sql`deleted_at is null`,
  },
  {
    kind: 'fund_transfer',
    table: 'fund_transfer',
    needs: { permission: 'subaccount.view', feature: 'fund_transfer' },
    title: sql`coalesce(account_name, (select name from subaccount where subaccount.id = destination), id)`,
    subtitle: sql`coalesce(account_number, id)`,
    status: sql`status`,
    amount: sql`amount`,
    text: sql`search_text`,
    account: sql`account_number`,
  },
  {
    kind: 'settlement',
    table: 'settlement',
    needs: { permission: 'settlement.view' },
    title: sql`id`,
    subtitle: sql`due_date::text`,
    status: sql`status`,
    // A hit has no negative amount. Fees and refunds can exceed the payments of a settlement.
    amount: sql`case when payment_amount + margin_amount >= refund_amount + mdr_fee + ppn
                     then payment_amount + margin_amount - refund_amount - mdr_fee - ppn end`,
    // Not by method, which would find all settlements of that method.
    text: sql`lower(id)`,
  },
  {
    kind: 'withdrawal',
    table: 'withdrawal',
    needs: { permission: 'withdrawal.view', feature: 'withdrawal' },
    title: sql`account_name`,
    subtitle: sql`account_number`,
    status: sql`status`,
    amount: sql`amount`,
    text: sql`search_text`,
    account: sql`account_number`,
  },
  {
    kind: 'top_up',
    table: 'top_up',
    needs: { permission: 'topup.view', feature: 'balance' },
    title: sql`va_number`,
    subtitle: sql`id`,
    status: sql`status`,
    amount: sql`amount`,
    text: sql`search_text`,
  },
  {
    kind: 'api_key',
    table: 'api_key',
    needs: SETTINGS,
    title: sql`name`,
    subtitle: sql`id`,
    status: sql`case when revoked_at is null then 'active' else 'revoked' end`,
    text: NAMED,
    where: sql`kind = 'api'`,
  },
  {
    kind: 'legacy_key',
    table: 'api_key',
    needs: SETTINGS,
    title: sql`name`,
    subtitle: sql`id`,
    status: sql`case when revoked_at is null then 'active' else 'revoked' end`,
    text: NAMED,
    where: sql`kind = 'legacy'`,
  },
  {
    kind: 'snap_key',
    table: 'snap_key',
    needs: SETTINGS,
    title: sql`name`,
    subtitle: sql`id`,
    status: sql`case when revoked_at is null then 'active' else 'revoked' end`,
    text: NAMED,
  },
  {
    kind: 'webhook',
    table: 'webhook',
    needs: SETTINGS,
    title: sql`name`,
    subtitle: sql`url`,
    status: sql`case when enabled then 'enabled' else 'disabled' end`,
    text: sql`lower(concat_ws(' ', id, name, url))`,
  },
  {
    kind: 'webhook_delivery',
    table: 'webhook_delivery',
    needs: SETTINGS,
    title: sql`event`,
    subtitle: sql`subject_id`,
    status: sql`status`,
    // The subject of an event has its own hit; its deliveries would crowd it out.
    ids: [sql`event_id`],
  },
  {
    kind: 'api_request',
    table: 'api_request',
    needs: SETTINGS,
    title: sql`method || ' ' || path`,
    subtitle: sql`id`,
    status: sql`status::text`,
  },
];

type Wanted = { text: string; most: number; session: Session };

/** Kinds that this user may not open are not searched. */
export const searchKinds = async (tx: Tx, wanted: Wanted): Promise<Hit[]> => {
  const open = KINDS.filter(({ needs }) => may(wanted.session, needs).ok);
  return (await Promise.all(open.map((kind) => searchKind(tx, kind, wanted)))).flat();
};

const searchKind = async (tx: Tx, kind: Kind, { text, most, session }: Wanted): Promise<Hit[]> => {
  const { masksPersonalData: masked } = session;
  const { account, ids = [], where = sql`true` } = kind;
  const table = raw(kind.table);
  const digits = digitsOf(text);
  const id = idPrefix(text);
  const found = [
    beginsWith(sql`id`, id),
    ...ids.map((column) => sql`${column} = ${id}`),
    ...(account && digits && !masked ? [sql`${account} = ${digits}`] : []),
    ...(kind.text ? [amongNewest(kind, { text, masked })] : []),
  ];
  const lists = await Promise.all(
    found.map((condition) =>
      tx.rows<Row>(sql`
        select id, ${kind.title} as title, ${kind.subtitle} as subtitle, ${kind.status} as status,
               ${kind.amount ?? sql`null::bigint`} as amount, created_at
          from ${table} where ${where} and ${condition} order by created_at desc limit ${most}`),
    ),
  );
  const rows = new Map(lists.flat().map((row) => [row.id, row]));
  return [...rows.values()].map((row) => toHit(kind, row, masked));
};

type Row = Pick<Hit, 'id' | 'title' | 'subtitle' | 'status' | 'created_at'> & { amount: string | null };

const amongNewest = (
  { table, text: words = empty, account, amount }: Kind,
  { text, masked }: { text: string; masked: boolean },
): Sql => {
  const wanted = amountOf(text);
  const known = matchesSearch(text, {
    hidden: masked ? account : undefined,
    orMatches: amount && wanted !== undefined ? () => sql`amount = ${wanted}` : undefined,
  });
  return sql`id in (
    select id from (select id, ${words} as search_text ${account ? sql`, ${account}` : empty} ${amount ? sql`, ${amount} as amount` : empty}
                      from ${raw(table)} order by created_at desc, id desc limit ${NEWEST}) newest
     where true ${known})`;
};

const toHit = ({ kind, account }: Kind, row: Row, masked: boolean): Hit => ({
  kind,
  id: row.id,
  title: account && masked ? maskWithin(row.title) : row.title,
  subtitle: account && masked && row.subtitle !== row.id ? maskAccountNumber(row.subtitle) : row.subtitle,
  status: row.status,
  amount: row.amount === null ? null : Number(row.amount),
  created_at: row.created_at,
});
