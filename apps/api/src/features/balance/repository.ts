import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerAccount, LedgerHolder } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { BalanceEntryRow } from './rows.ts';

/** What stands on each account of a holder; an account that nothing was posted to is not there. */
export const balancesOf = async (
  tx: Tx,
  holder: LedgerHolder = THE_MERCHANT,
): Promise<Partial<Record<LedgerAccount, number>>> => {
  const rows = await tx.rows<{ account: LedgerAccount; balance: string }>(
    sql`select account, balance from ledger_account where holder = ${holder}`,
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
};

// Under the names by which every list is ranged, searched and paged.
const entriesOf = (holder: LedgerHolder): Sql => sql`
  (select e.seq as id, e.at as created_at, e.amount, e.balance_after, t.kind, t.ref,
          lower(t.ref) as search_text
     from ledger_entry e
     join ledger_transfer t on t.merchant_id = e.merchant_id and t.mode = e.mode and t.id = e.transfer_id
    where e.account = 'available' and e.holder = ${holder}) entry`;

export const selectBalanceEntries = (
  tx: Tx,
  holder: LedgerHolder,
  { conditions, window }: { conditions: Sql; window: Sql },
): Promise<BalanceEntryRow[]> =>
  tx.rows<BalanceEntryRow>(sql`
    select id, created_at, amount, balance_after, kind, ref from ${entriesOf(holder)} where ${conditions} ${window}`);

export const countBalanceEntries = async (tx: Tx, holder: LedgerHolder, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${entriesOf(holder)} where ${conditions}`,
  );
  return Number(total);
};
