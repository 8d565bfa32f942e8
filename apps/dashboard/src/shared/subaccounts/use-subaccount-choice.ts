import { may } from '@dasbor/domain/access';
import { isId } from '@dasbor/domain/kernel';
import useSWR from 'swr';
import { useConnection } from '../lib/client.tsx';
import type { ListColumn } from '../list/table/columns.ts';
import type { FilterField } from '../list/filters/filter-fields.ts';
import { useScope, useWho } from '../state/session.ts';

type SubaccountChoice<Row> = {
  fields: readonly FilterField[];
  /** Inserts the column before the last, because the amount stays at the end. */
  beside: (columns: readonly ListColumn<Row>[]) => readonly ListColumn<Row>[];
};

/**
 * The owner of each row, as a column and a filter by name, for a list that includes the rows of subaccounts. Both are omitted
 * if the merchant has no subaccounts or the user may not view them. The names are fetched after the list.
 *
 * @param label null for a list without rows of subaccounts
 */
export const useSubaccountChoice = <Row extends object>(label: string | null): SubaccountChoice<Row> => {
  const connection = useConnection();
  const scope = useScope();
  const mayBeSeen = may(useWho(), { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  const isWanted = mayBeSeen && label !== null;
  const { data = [] } = useSWR(isWanted ? [...scope, 'subaccounts', 'all', undefined] : null, async () =>
    (await import('./all-subaccounts.ts')).allSubaccounts(connection),
  );
  if (!isWanted) return { fields: [], beside: (columns) => columns };
  const nameOf = (row: Row): string | null => {
    const { subaccount_id: id = null } = row as { subaccount_id?: string | null };
    return id === null ? null : (data.find((one) => one.id === id)?.name ?? id);
  };
  const name = 'subaccount';
  const options = data.map(({ id: value, name: words }) => ({ value, label: words }));
  return {
    fields: [
      { kind: 'choices', name, label, single: true, options, accepts: (id) => isId('subaccount', id) },
    ],
    beside: (columns) =>
      columns.toSpliced(-1, 0, {
        key: name,
        label,
        extra: true,
        cell: (row) => nameOf(row) ?? '–',
        csv: nameOf,
        length: 18,
      }),
  };
};
