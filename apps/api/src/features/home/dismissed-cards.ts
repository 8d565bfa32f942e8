import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

type Card = {
  card: 'started' | 'whats_new';
  /** Empty if it does not belong to one merchant. */ merchantId: string;
};

/** Only the caller's own rows are visible. */
export const dismissedCard = (
  tx: Tx,
  { card, merchantId }: Card,
): Promise<{ entry: string | null } | undefined> =>
  tx.maybe<{ entry: string | null }>(
    sql`select entry from dismissed_card where card = ${card} and merchant_id = ${merchantId}`,
  );

/** Answers the newest dismissed entry, which may be newer than this one. */
export const dismissCard = async (
  tx: Tx,
  { card, merchantId, entry }: Card & { entry: string | null },
): Promise<string | null> => {
  const row = await tx.one<{ entry: string | null }>(sql`
    insert into dismissed_card as d (person_id, card, merchant_id, entry)
    select person_id, ${card}, ${merchantId}, ${entry}::text from user_account
     where user_id = current_setting('app.actor_id')
        on conflict (person_id, card, merchant_id) do update set entry = greatest(d.entry, excluded.entry)
    returning entry`);
  return row.entry;
};
