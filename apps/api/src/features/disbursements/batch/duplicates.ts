import { duplicatesIn, otherNameIssue, otherNamesIn } from '@dasbor/domain/disbursements';
import type { Issue } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';

type PaidTo = {
  id: string;
  row: number;
  account_owner_name: string;
  bank_code: string;
  account_number: string;
  amount: string;
};

/** A row's issues, including the different name that an earlier row has for its account. */
export const withOtherName = (issues: readonly Issue[], first: number | undefined): Issue[] => [
  ...issues.filter(({ code }) => code !== 'ACCOUNT_UNDER_OTHER_NAME'),
  ...(first === undefined ? [] : [otherNameIssue(first)]),
];

/** Finds again which rows of a batch pay the same amount to the same account, or name it differently. With `accounts`, only among those. */
export const refreshDuplicates = async (
  tx: Tx,
  batchId: string,
  accounts?: readonly string[],
): Promise<void> => {
  const rows = await tx.rows<PaidTo & { duplicate_row: number | null; issues: Issue[] }>(sql`
    select id, row, account_owner_name, bank_code, account_number, amount, duplicate_row, issues from disbursement_item
     where disbursement_id = ${batchId} and parts > 0
           ${accounts ? sql`and account_number = any(${accounts}::text[])` : empty}
     order by row`);
  const duplicates = duplicatesIn(
    rows.map((one) => [one.row, { ...one, amount: rupiah(Number(one.amount)) }]),
  );
  const others = otherNamesIn(rows.map((one) => [one.row, one]));
  const changed = rows.flatMap(({ id, row, duplicate_row: before, issues: known }) => {
    const duplicate_row = duplicates.get(row) ?? null;
    const named = known.find(({ code }) => code === 'ACCOUNT_UNDER_OTHER_NAME')?.params?.['row'];
    if (duplicate_row === before && named === others.get(row)) return [];
    return [{ id, duplicate_row, issues: withOtherName(known, others.get(row)) }];
  });
  if (changed.length === 0) return;
  await tx.run(sql`
    update disbursement_item i set duplicate_row = n.duplicate_row, issues = n.issues
      from json_populate_recordset(null::disbursement_item, ${JSON.stringify(changed)}::json) n where i.id = n.id`);
};
