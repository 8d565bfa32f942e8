import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/use-t.ts';
import { prefetchPage } from '../../lib/prefetch.ts';
import { ROW_LINK } from '../../ui/record/row-link.ts';
import type { ListColumn } from './columns.ts';
import { rememberRow } from '../query/list-memory.ts';
import type { Density } from '../query/list-query.ts';
import { useFittedColumns } from './use-fitted-columns.ts';
import { useRows } from '../rows/use-rows.ts';

export type RowLink<Row> = {
  /** The address that a row links to. Omit it if rows have no detail page. */
  rowPath?: ((row: Row) => string) | undefined;
};

export type ListTableProps<Row extends { id: string }> = {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  density: Density;
  /** The list's address, for returning to the row that was opened. */
  name: string;
  address: string;
} & RowLink<Row>;

export const ListTable = <Row extends { id: string }>(props: ListTableProps<Row>) => {
  const { label, columns, rows, density, rowPath, name, address } = props;
  const t = useT('list');
  const helpId = useId();
  const body = useRows<HTMLTableSectionElement>(name, address, rows.length);
  const { shown, stacked, box, text } = useFittedColumns(columns, rows);

  return (
    <chakra.div ref={box} overflowX="auto" position="relative">
      <chakra.table
        css={TABLE}
        data-density={density}
        data-text={text}
        aria-label={label}
        aria-describedby={helpId}
      >
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id}>
              {shown.map((column) => (
                <td key={column.key} data-align={column.align}>
                  {column.link && rowPath ? (
                    <Link
                      to={rowPath(row)}
                      data-row-link=""
                      onClick={() => rememberRow(name, row.id)}
                      onPointerEnter={() => prefetchPage(rowPath(row))}
                      onFocus={() => prefetchPage(rowPath(row))}
                    >
                      {column.cell(row)}
                    </Link>
                  ) : (
                    <span>{column.cell(row)}</span>
                  )}
                  {column.link && stacked.length > 0 ? <Stacked columns={stacked} row={row} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <chakra.span id={helpId} srOnly>
        {t('table.help')}
      </chakra.span>
    </chakra.div>
  );
};

/** Values without a column at this width. An ambiguous value keeps its heading. */
const Stacked = <Row,>({ columns, row }: { columns: readonly ListColumn<Row>[]; row: Row }) => (
  <span data-part="stacked">
    {columns
      .filter((column) => column.csv(row) !== null)
      .map((column) => (
        <span key={column.key}>
          {column.needsLabel || column.align === 'end' ? `${column.label} ` : null}
          {column.cell(row)}
        </span>
      ))}
  </span>
);

/** Styles the table as a whole. A component per cell is too slow on a phone. */
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
  '& td': {
    px: '2.5',
    py: '1.5',
    h: '12',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    whiteSpace: 'nowrap',
  },
  '& [data-align=end]': { textAlign: 'end' },
  '& :is(th, td):first-of-type': { ps: { base: '4', sm: '5' } },
  '& :is(th, td):last-of-type': { pe: { base: '4', sm: '5' } },
  // Wraps at the length limit, so that long text costs neither a column nor the status.
  '& td:not([data-align]) > *': {
    display: 'block',
    width: 'max-content',
    maxW: '24rem',
    whiteSpace: 'normal',
  },
  '& td *': { overflowWrap: 'anywhere' },
  '&:not([data-text=wide]) td > :not([data-part])': { maxW: '16rem' },
  // Fonts differ by browser and device. Narrower gaps and a two-line status leave room for wider digits.
  '&[data-text=tight] :is(th, td)': { px: '1.5' },
  '&[data-text=tight] td:not([data-align]) > *': { width: 'auto' },
  '&[data-text=tight] .chakra-badge': { whiteSpace: 'normal' },
  '& td > [data-part=stacked]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    width: 'auto',
    // Keep date and time on one line.
    minW: '10rem',
    textStyle: 'small',
    color: 'fg.muted',
  },
  '&[data-text=tight] [data-part=stacked], & [data-part=stacked] *': { minW: '0' },
  '&[data-text=tight] :is(th, [data-part=stacked] *)': { whiteSpace: 'normal' },
  // If even these do not fit, the rest moves below the amount.
  '& tbody tr': { position: 'relative', bg: 'bg.panel' },
  '& [data-align=end]:last-of-type': {
    position: 'sticky',
    insetEnd: '0',
    bg: 'inherit',
  },
  '& .chakra-badge': { verticalAlign: 'middle' },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  '& tbody tr:hover': { bg: 'bg.subtle' },
  '& [data-row-link]': { minW: '4rem' },
  '&[data-density=compact] td': { h: '9', py: '1', textStyle: 'small' },
} as const;
