import { earlierPayouts } from '@dasbor/domain/disbursements';
import type { EarlierPayouts } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { ItemRow } from '../items/rows.ts';

/** The fields of a payable item that are compared. */
export type ComparedRow = Pick<
  ItemRow,
  | 'id'
  | 'row'
  | 'returns_payment_id'
  | 'issues'
  | 'duplicate_row'
  | 'paid_before'
  | 'waits_in'
  | 'original_cells'
> & {
  account_owner_name: string;
  bank_code: string;
  account_number: string;
  amount: string;
  /** For a row that was edited since its upload. */
  cells: ItemRow['cells'] | null;
};

/** The number of file rows that a batch does not contain; 0 for a batch without a file. */
export const countRemoved = async (tx: Tx, batchId: string): Promise<number> => {
  const { removed } = await tx.one<{ removed: number }>(sql`
    select coalesce((select f.row_count from disbursement_file f where f.id = d.file_id)
                    - (select count(*) from disbursement_item where disbursement_id = d.id), 0)::int as removed
      from disbursement d where d.id = ${batchId}`);
  return removed;
};

export const selectCompared = (tx: Tx, batchId: string): Promise<ComparedRow[]> =>
  tx.rows<ComparedRow>(sql`
    select id, row, returns_payment_id, account_owner_name, bank_code, account_number, amount, original_cells,
           case when original_cells is not null then cells end as cells, issues, duplicate_row, paid_before, waits_in
      from disbursement_item
     where disbursement_id = ${batchId} and parts > 0
     order by row`);

export const accountKey = (one: { bank_code: string; account_number: string }): string =>
  `${one.bank_code} ${one.account_number}`;

/** What the accounts of a batch received before that time, from this merchant in this mode. */
export const selectEarlier = async (
  tx: Tx,
  batchId: string,
  before: Date | string,
): Promise<Map<string, EarlierPayouts>> => {
  // Collects the accounts first, then looks each up by index: there are no statistics for a new batch.
  const rows = await tx.rows<{ bank_code: string; account_number: string; amounts: string }>(sql`
    with account as materialized (
      select distinct bank_code, account_number from disbursement_item
       where disbursement_id = ${batchId} and parts > 0
    )
    select account.*, earlier.amounts
      from account
      cross join lateral (
        select string_agg(past.amount::text, ' ') as amounts
          from disbursement_item past
         where past.account_number = account.account_number and past.bank_code = account.bank_code
           and past.status in ('done', 'partially_success') and past.completed_at < ${before}
           and past.disbursement_id <> ${batchId}
      ) earlier
     where earlier.amounts is not null`);
  const earlier = new Map<string, EarlierPayouts>();
  for (const row of rows) {
    const found = earlierPayouts(row.amounts.split(' ').map((amount) => rupiah(Number(amount))));
    if (found) earlier.set(accountKey(row), found);
  }
  return earlier;
};
