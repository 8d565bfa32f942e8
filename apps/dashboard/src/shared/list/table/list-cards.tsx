import { type RecordParts, RecordRow, RecordRows } from '../../ui/record/record-rows.tsx';
import { rememberRow } from '../query/list-memory.ts';
import type { RowLink } from './list-table.tsx';
import { useRows } from '../rows/use-rows.ts';

export type ListCardsProps<Row extends { id: string }> = {
  label: string;
  rows: readonly Row[];
  card: (row: Row) => RecordParts;
  name: string;
  address: string;
} & RowLink<Row>;

/** Rows become cards at 576 px and less. */
export const ListCards = <Row extends { id: string }>({
  label,
  rows,
  card,
  rowPath,
  name,
  address,
}: ListCardsProps<Row>) => {
  const list = useRows<HTMLUListElement>(name, address, rows.length);
  return (
    <RecordRows ref={list} label={label}>
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          id={row.id}
          to={rowPath?.(row)}
          onOpen={() => rememberRow(name, row.id)}
          {...card(row)}
        />
      ))}
    </RecordRows>
  );
};
