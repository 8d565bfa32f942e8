import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

/** Not the names of users, because users can change their own. */
export const findMerchantNames = async (tx: Tx): Promise<string[]> => {
  const { names } = await tx.one<{ names: string[] }>(sql`
    select array_remove(array[name, legal_name, owner_name], null) as names
      from merchant where merchant_id = current_setting('app.merchant_id')`);
  return names;
};
