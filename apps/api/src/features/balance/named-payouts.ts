import { may } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Session } from '../../spec/handlers.ts';
import type { BalanceEntry, BalanceEntryRow } from './rows.ts';

type NamedPayout = NonNullable<BalanceEntry['payout']>;

/** Names batch payouts of a page by reference. Otherwise ten thousand entries of a batch would look alike. */
export const namedPayouts = async (
  { tx, session }: { tx: Tx; session: Session },
  rows: readonly BalanceEntryRow[],
): Promise<ReadonlyMap<string, NamedPayout>> => {
  const refs = rows.map(({ ref }) => ref).filter((ref) => ref.startsWith('dis_item_'));
  if (refs.length === 0 || !maySeeBatches(session)) return new Map();
  const found = await tx.rows<NamedPayout & { id: string }>(sql`
    select i.id, d.id as disbursement_id, d.name as disbursement_name, i.row
      from disbursement_item i
      join disbursement d on d.merchant_id = i.merchant_id and d.mode = i.mode and d.id = i.disbursement_id
     where i.id = any(${[...new Set(refs.map(itemOf))]}::text[])`);
  const byId = new Map(found.map(({ id, ...payout }) => [id, payout]));
  return new Map(
    refs.flatMap((ref) => {
      const payout = byId.get(itemOf(ref));
      return payout ? [[ref, payout] as const] : [];
    }),
  );
};

/** Whether an entry matches by its batch's name or id. */
export const ofBatch = (patterns: Sql): Sql =>
  sql`(lower(batch) like any(${patterns}) or lower(batch_id) like any(${patterns}))`;

/** Without the permission, neither the batch of a payout nor its name is shown. */
export const maySeeBatches = (session: Session): boolean =>
  may(session, { permission: 'disbursement.view', feature: 'disbursement' }).ok;

// A split payout's transfers are named by payout and number: `dis_item_01K…-2`.
const itemOf = (ref: string): string => ref.split('-', 1)[0] ?? ref;
