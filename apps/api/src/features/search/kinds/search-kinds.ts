import { maskAccountNumber, maskWithin, may } from '@dasbor/domain/access';
import { normalizePhone } from '@dasbor/domain/auth';
import { ID_PREFIXES } from '@dasbor/domain/kernel';
import { amountOf, digitsOf } from '@dasbor/domain/lists';
import sql, { empty, join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { beginsWith, idPrefix, matchesSearch } from '../../../platform/list/find.ts';
import { NEWEST } from '../repository.ts';
import { ACCOUNT } from './account.ts';
import { BILLING } from './billing.ts';
import type { Hit, Kind, Searcher } from './kind.ts';
import { OUTGOING } from './outgoing.ts';

const KINDS: readonly Kind[] = [...OUTGOING, ...BILLING, ...ACCOUNT];

type Wanted = Searcher & { text: string; most: number };

/** Kinds that this user may not open are not searched. All are in one statement: thirty round trips would take longer than the work. */
export const searchKinds = async (tx: Tx, wanted: Wanted): Promise<Hit[]> => {
  const open = KINDS.filter(({ needs }) => may(wanted.session, needs).ok);
  const parts = open.flatMap((kind) => selectsOf(kind, wanted));
  if (parts.length === 0) return [];
  const rows = await tx.rows<Row>(join(parts, ' union all '));
  const once = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return [...once.values()].map((row) => toHit(BY_NAME[row.kind] as Kind, row, wanted));
};

const BY_NAME: Partial<Record<Hit['kind'], Kind>> = Object.fromEntries(
  KINDS.map((kind) => [kind.kind, kind]),
);

/** One for each way in which an index finds it. */
const selectsOf = (kind: Kind, { text, most, ...searcher }: Wanted): Sql[] => {
  const { masksPersonalData: masked } = searcher.session;
  const { account, ids = [] } = kind;
  const where = kind.where?.(searcher) ?? sql`true`;
  const digits = digitsOf(text);
  const id = idPrefix(text);
  const isId = kind.id !== undefined && id.startsWith(ID_PREFIXES[kind.id]);
  const found = [
    ...(isId ? [beginsWith(sql`id`, id)] : []),
    ...(WHOLE_ID.test(id) ? ids.map((column) => sql`${column} = ${id}`) : []),
    ...(account && digits && !masked ? [sql`${account} = ${digits}`] : []),
    ...(kind.text && !WHOLE_ID.test(id) ? [amongNewest(kind, { text, masked, where, most })] : []),
  ];
  return found.map(
    (condition) => sql`(
      select ${kind.kind} as kind, id, ${kind.title} as title, ${kind.subtitle} as subtitle, ${kind.status} as status,
             ${kind.amount ?? sql`null::bigint`} as amount, created_at
        from ${raw(kind.table)} where ${where} and ${condition} order by created_at desc limit ${most})`,
  );
};

/** Nothing else is meant by it. */
const WHOLE_ID = /^[a-z]+_(?:[a-z]+_)?[0-9A-HJKMNP-TV-Z]{26}$/;

type Row = Pick<Hit, 'kind' | 'id' | 'title' | 'subtitle' | 'status' | 'created_at'> & {
  amount: string | null;
};

/** Reads from the newest on, and stops at the first hits. */
const amongNewest = (
  { table, text: words = empty, openText, account, amount, phone }: Kind,
  { text, masked, where, most }: { text: string; masked: boolean; where: Sql; most: number },
): Sql => {
  const wanted = amount && amountOf(text);
  const number = phone && !masked ? normalizePhone(text) : undefined;
  const others = [
    ...(wanted === undefined ? [] : [sql`amount = ${wanted}`]),
    ...(number?.ok ? [sql`phone = ${number.value}`] : []),
  ];
  const known = matchesSearch(text, {
    hidden: masked ? account : undefined,
    orMatches: others.length > 0 ? () => join(others, ' or ') : undefined,
  });
  const all = openText && !masked ? sql`${words} || ' ' || ${openText}` : words;
  const columns = [
    sql`id, created_at, ${all} as search_text`,
    ...(account ? [account] : []),
    ...(amount ? [sql`${amount} as amount`] : []),
    ...(phone ? [sql`${phone} as phone`] : []),
  ];
  const newest = sql`
    select ${join(columns)} from ${raw(table)} where ${where} order by created_at desc, id desc limit ${NEWEST}`;
  return sql`id in (select id from (${newest}) newest where true ${known} order by created_at desc, id desc limit ${most})`;
};

const toHit = (
  { kind, account, titleIn = (code) => code }: Kind,
  row: Row,
  { session: { masksPersonalData: masked }, language }: Searcher,
): Hit => ({
  kind,
  id: row.id,
  title: account && masked ? maskWithin(row.title) : titleIn(row.title, language),
  subtitle: account && masked && row.subtitle !== row.id ? maskAccountNumber(row.subtitle) : row.subtitle,
  status: row.status,
  amount: row.amount === null ? null : Number(row.amount),
  created_at: row.created_at,
});
