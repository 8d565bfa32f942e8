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
