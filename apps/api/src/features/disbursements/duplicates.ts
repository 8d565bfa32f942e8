import { duplicatesIn } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

type PaidTo = { id: string; row: number; bank_code: string; account_number: string; amount: string };

/** Looks anew which rows of a batch pay the same to the same account; with `accounts` only among those. */
export const refreshDuplicates = async (
  tx: Tx,
  batchId: string,
  accounts?: readonly string[],
): Promise<void> => {
  const rows = await tx.rows<PaidTo & { duplicate_row: number | null }>(sql`
    select id, row, bank_code, account_number, amount, duplicate_row from disbursement_item
     where disbursement_id = ${batchId} and parts > 0
           ${accounts ? sql`and account_number = any(${accounts}::text[])` : empty}
     order by row`);
  const duplicates = duplicatesIn(
    rows.map((one) => [one.row, { ...one, amount: rupiah(Number(one.amount)) }]),
  );
  const changed = rows.flatMap(({ id, row, duplicate_row: before }) => {
    const duplicate_row = duplicates.get(row) ?? null;
    return duplicate_row === before ? [] : [{ id, duplicate_row }];
  });
  if (changed.length === 0) return;
  await tx.run(sql`
    update disbursement_item i set duplicate_row = n.duplicate_row
      from json_populate_recordset(null::disbursement_item, ${JSON.stringify(changed)}::json) n where i.id = n.id`);
};

const PAST_DAYS = 7;

/** Looks anew which rows another batch of the last days has paid, or is paying: the newest of them. */
export const refreshPaidBefore = async (
  tx: Tx,
  batchId: string,
  { now, itemId }: { now: Date; itemId?: string },
): Promise<void> => {
  const since = new Date(now.getTime() - PAST_DAYS * 86_400_000);
  // Row by row through the index: of a batch that was just inserted no plan knows how many rows it has.
  await tx.run(sql`
    with looked as materialized (
      select mine.id, mine.paid_before as before,
             (select jsonb_build_object('batch', d.name, 'batch_id', d.id,
                                        'date', to_char(d.decided_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD'))
                from disbursement_item other
                join disbursement d on d.id = other.disbursement_id and d.decided_at >= ${since}
               where other.account_number = mine.account_number and other.bank_code = mine.bank_code
                 and other.amount = mine.amount and other.status in ('processing', 'done', 'partially_success')
                 and other.disbursement_id <> ${batchId}
               order by d.decided_at desc limit 1) as now
        from disbursement_item mine
       where mine.disbursement_id = ${batchId} ${itemId ? sql`and mine.id = ${itemId}` : empty}
    ), changed as materialized (
      select id, now from looked where before is distinct from now
    )
    update disbursement_item i set paid_before = changed.now from changed where i.id = changed.id`);
};
