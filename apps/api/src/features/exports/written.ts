import type { Mode } from '@dasbor/domain/access';
import type { Tx } from '../../platform/db/tx.ts';
import type { Written } from './read-rows.ts';
import { mayHave, rightsOf } from './rights.ts';
import type { ExportRow } from './rows.ts';

/** What is written for the person as they are now; undefined if they may no longer have the file. */
export const writtenNow = async (tx: Tx, row: ExportRow, mode: Mode): Promise<Written | undefined> => {
  if (!mayHave(await rightsOf(tx, row.created_by_id, mode), row)) return undefined;
  return {
    set: row.set,
    from: row.range_from,
    to: row.range_to,
    before: row.created_at,
    statuses: row.statuses,
    subaccountIds: row.subaccount_ids,
    format: row.format,
    separator: row.separator,
    columns: row.columns,
  };
};
