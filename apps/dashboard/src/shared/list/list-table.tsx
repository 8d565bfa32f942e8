import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { prefetchPage } from '../lib/prefetch.ts';
import { ROW_LINK } from '../ui/row-link.ts';
import type { ListColumn } from './columns.ts';
import { rememberRow } from './list-memory.ts';
import type { Density } from './list-query.ts';
import { useRows } from './use-rows.ts';

export interface RowLink<Row> {
  /** Where a row leads; left out where a row is all there is. */
  rowPath?: ((row: Row) => string) | undefined;
}

export interface ListTableProps<Row extends { id: string }> extends RowLink<Row> {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  density: Density;
  /** Of the list, for returning to the row that was opened. */
  name: string;
  address: string;
}

/** A row is one link, stretched over it: keyboard, middle click and "copy address" work as on any link. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, density, rowPath, name, address } = props;
  const t = useT('list');
  const helpId = useId();
  const body = useRows<HTMLTableSectionElement>(name, address, rows.length);

  return (
    <chakra.div overflowX="auto" position="relative">
      <chakra.table css={TABLE} data-density={density} aria-label={label} aria-describedby={helpId}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id}>
              {columns.map((column) =>
                column.link && rowPath ? (
                  <td key={column.key}>
                    <Link
                      to={rowPath(row)}
                      data-row-link=""
                      onClick={() => rememberRow(name, row.id)}
                      onPointerEnter={() => prefetchPage(rowPath(row))}
                      onFocus={() => prefetchPage(rowPath(row))}
                    >
                      {column.cell(row)}
                    </Link>
                  </td>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <chakra.span id={helpId} srOnly>
        {t('table.help')}
      </chakra.span>
    </chakra.div>
  );
}

/** Styled as one piece: a component per cell would cost a phone more than the rows themselves. */
const TABLE = {
  ...ROW_LINK,
  width: '100%',
  borderCollapse: 'collapse',
  textStyle: 'body',
  '& th': {
    textAlign: 'start',
    textStyle: 'label',
    fontSize: 'xs',
    color: 'fg.subtle',
    px: '2.5',
    h: '9',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
  },
  '& td': { px: '2.5', h: '12', borderBottomWidth: '1px', borderColor: 'border.muted', whiteSpace: 'nowrap' },
  '& [data-align=end]': { textAlign: 'end' },
  '& th:first-of-type, & td:first-of-type': { ps: { base: '4', sm: '5' } },
  '& th:last-of-type, & td:last-of-type': { pe: { base: '4', sm: '5' } },
  '& .chakra-badge': { verticalAlign: 'middle' },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  '& tbody tr:hover': { bg: 'bg.subtle' },
  '& [data-row-link]': { color: 'fg', fontWeight: 'medium' },
  '& button, & a:not([data-row-link]), & time[title]': { position: 'relative', zIndex: '1' },
  '&[data-density=compact] td': { h: '9', textStyle: 'small' },
} as const;
