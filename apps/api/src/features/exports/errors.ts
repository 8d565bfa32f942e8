import { decideExportColumns, exportSetRule } from '@dasbor/domain/exports';
import type { ExportSet } from '@dasbor/domain/exports';
import type { Tx } from '../../platform/db/tx.ts';
import type { FieldError, Session } from '../../spec/handlers.ts';
import { findSubaccount } from '../subaccounts/public.ts';

type Wish = { set: ExportSet; columns?: string[]; subaccount_ids?: string[] };

export const columnErrors = ({ set, columns }: Wish, session: Session): FieldError[] => {
  const decided = decideExportColumns(set, columns, session);
  return decided.ok ? [] : [{ field: 'columns', ...decided.problem }];
};

/** Only for sets of subaccounts, and then needed. */
export const subaccountErrors = async (
  tx: Tx,
  { set, subaccount_ids: ids = [] }: Wish,
): Promise<FieldError[]> => {
  const field = 'subaccount_ids';
  if (!exportSetRule(set).isOfSubaccounts)
    return ids.length > 0 ? [{ field, code: 'DPAY_EXPORT_WITHOUT_SUBACCOUNTS' }] : [];
  if (ids.length === 0) return [{ field, code: 'DPAY_REQUIRED' }];
  for (const id of ids)
    if (!(await findSubaccount(tx, id))) return [{ field, code: 'DPAY_SUBACCOUNT_NOT_FOUND' }];
  return [];
};
