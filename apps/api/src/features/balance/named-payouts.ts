import { may } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Session } from '../../spec/handlers.ts';
import type { BalanceEntry, BalanceEntryRow } from './rows.ts';

type NamedPayout = NonNullable<BalanceEntry['payout']>;

/** By reference, for those of a page that are of a batch: ten thousand entries of one differ by nothing that a person can read. */
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

/** Whether an entry is found by the batch that stands beside it: its name or its id. */
export const ofBatch = (patterns: Sql): Sql =>
  sql`(lower(batch) like any(${patterns}) or lower(batch_id) like any(${patterns}))`;

/** Whoever may not learns neither of which batch a payout was nor what that is called. */
export const maySeeBatches = (session: Session): boolean =>
  may(session, { permission: 'disbursement.view', feature: 'disbursement' }).ok;

// One of several transfers is known by its payout and its number: `dis_item_01K…-2`.
const itemOf = (ref: string): string => ref.split('-', 1)[0] ?? ref;
