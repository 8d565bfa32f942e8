import { may } from '@dasbor/domain/access';
import { isId } from '@dasbor/domain/kernel';
import useSWR from 'swr';
import { useConnection } from '../../../shared/lib/client.tsx';
import type { ListColumn } from '../../../shared/list/columns.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';

interface Whose<Row> {
  fields: readonly FilterField[];
  /** The list's own, with it before the last: the amount stands at the end. */
  beside: (columns: readonly ListColumn<Row>[]) => readonly ListColumn<Row>[];
}

/**
 * Whose a row is, for a list that shows the merchant's and those of its subaccounts: a column and a filter, by name. Neither where
 * there are no subaccounts or they may not be seen; the names come after the list, in a file of their own.
 */
export function useWhose<Row extends { subaccount_id: string | null }>(label: string): Whose<Row> {
  const connection = useConnection();
  const scope = useScope();
  const isWanted = may(useWho(), { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  const { data = [] } = useSWR(isWanted ? [...scope, 'subaccounts', 'all', undefined] : null, async () =>
    (await import('./all-subaccounts.ts')).allSubaccounts(connection),
  );
  if (!isWanted) return { fields: [], beside: (columns) => columns };
  const nameOf = ({ subaccount_id: id }: Row) =>
    id === null ? null : (data.find((one) => one.id === id)?.name ?? id);
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
}
