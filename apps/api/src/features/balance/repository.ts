import { toldSum } from '@dasbor/domain/kernel';
import type { CalendarDate, Rupiah } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerAccount, LedgerHolder } from '@dasbor/domain/ledger';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { ofHolder } from '../../platform/ledger/of-holder.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { BalanceEntryRow } from './rows.ts';

/**
 * The balance of each account of a holder; an account without postings is missing. If a balance exceeds the exact range, the ledger still
 * has and guards the exact value.
 */
export const balancesOf = async (
  tx: Tx,
  holder: LedgerHolder = THE_MERCHANT,
): Promise<Partial<Record<LedgerAccount, Rupiah>>> => {
  const rows = await tx.rows<{ account: LedgerAccount; balance: string }>(
    sql`select account, balance from ledger_account where holder = ${holder}`,
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, toldSum([balance])]));
};

/** The net amount of each method on the first due day from this day on. Ordered as the index is, so that the first row of it is the answer. */
export const firstDueMethods = (
  tx: Tx,
  holder: LedgerHolder,
  from: CalendarDate,
): Promise<{ date: CalendarDate; net: string }[]> => {
  const waiting = sql`settlement_status = 'need_to_settle' and ${ofHolder(holder)}`;
  return tx.rows(sql`
    select settlement_due_date::text as date, sum(paid_amount - mdr_fee - ppn - deducted) as net from payment
     where ${waiting} and settlement_due_date = (
             select settlement_due_date from payment where ${waiting} and settlement_due_date >= ${from}::date
              order by subaccount_id, settlement_due_date limit 1)
     group by settlement_due_date, method`);
};

// With the column names that every list uses for range, search and paging.
const entriesOf = (holder: LedgerHolder, namesBatches: boolean): Sql => sql`
  (select e.seq as id, e.at as created_at, e.amount, e.balance_after, t.kind, t.ref,
          lower(t.ref) as search_text ${namesBatches ? sql`, d.id as batch_id, d.name as batch` : empty}
     from ledger_entry e
     join ledger_transfer t on t.merchant_id = e.merchant_id and t.mode = e.mode and t.id = e.transfer_id
     ${namesBatches ? BATCHES : empty}
    where e.account = 'available' and e.holder = ${holder}) entry`;

// A split payout's transfers have a number after its id.
const BATCHES = sql`
  left join disbursement_item i
    on i.merchant_id = t.merchant_id and i.mode = t.mode and i.id = split_part(t.ref, '-', 1)
  left join disbursement d on d.merchant_id = i.merchant_id and d.mode = i.mode and d.id = i.disbursement_id`;

type Wanted = { conditions: Sql; namesBatches: boolean };

export const selectBalanceEntries = (
  tx: Tx,
  holder: LedgerHolder,
  { conditions, namesBatches, window }: Wanted & { window: Sql },
): Promise<BalanceEntryRow[]> =>
  tx.rows<BalanceEntryRow>(sql`
    select id, created_at, amount, balance_after, kind, ref from ${entriesOf(holder, namesBatches)} where ${conditions} ${window}`);

export const countBalanceEntries = async (
  tx: Tx,
  holder: LedgerHolder,
  { conditions, namesBatches }: Wanted,
): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${entriesOf(holder, namesBatches)} where ${conditions}`,
  );
  return Number(total);
};
