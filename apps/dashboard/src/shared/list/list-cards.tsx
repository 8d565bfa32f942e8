import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ROW_LINK } from '../ui/row-link.ts';
import { rememberRow } from './list-memory.ts';
import type { RowLink } from './list-table.tsx';
import { useRows } from './use-rows.ts';

/** What a phone shows of a row: the amount and the status at the end of its lines. */
export interface RowCard {
  title: ReactNode;
  amount: ReactNode;
  meta: ReactNode;
  status: ReactNode;
}

export interface ListCardsProps<Row extends { id: string }> extends RowLink<Row> {
  label: string;
  rows: readonly Row[];
  card: (row: Row) => RowCard;
  name: string;
  address: string;
}

/** At 576 px and less rows become cards. */
export function ListCards<Row extends { id: string }>({
  label,
  rows,
  card,
  rowPath,
  name,
  address,
}: ListCardsProps<Row>) {
  const list = useRows<HTMLUListElement>(name, address, rows.length);
  return (
    <chakra.ul ref={list} css={CARDS} aria-label={label}>
      {rows.map((row) => {
        const { title, amount, meta, status } = card(row);
        return (
          <li key={row.id} data-row={row.id}>
            <span data-part="line">
              <Link to={rowPath(row)} data-row-link="" onClick={() => rememberRow(name, row.id)}>
                {title}
              </Link>
              <span data-part="amount">{amount}</span>
            </span>
            <span data-part="line">
              <span data-part="meta">{meta}</span>
              <span>{status}</span>
            </span>
          </li>
        );
      })}
    </chakra.ul>
  );
}

const CARDS = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  '& li': {
    position: 'relative',
    display: 'grid',
    gap: '1',
    px: '4',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& li:last-of-type': { borderBottomWidth: '0' },
  // What does not fit beside stands below: nothing is cut off.
  '& [data-part=line]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
  },
  '& [data-row-link]': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  '& [data-part=amount]': { fontWeight: 'semibold' },
  '& [data-part=meta]': { textStyle: 'small', color: 'fg.muted' },
} as const;
