import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ROW_LINK } from '../../../shared/ui/record/row-link.ts';

export type BarRow = {
  key: string;
  label: ReactNode;
  /** What stands under the label. */
  hint?: ReactNode;
  /** What stands below the row, as wide as the table. */
  below?: ReactNode;
  /** The records that the row counts. */
  to?: string | undefined;
  /** The length of the bar, from 0 to 1; null without a bar. */
  bar: number | null;
  /** The figure that the bar shows. */
  figure: ReactNode;
  /** More figures, one per column. */
  more: readonly ReactNode[];
};

type BarTableProps = {
  /** What the table is about, for screen readers. */
  caption: string;
  /** Titles of the label, the figure and each further column. */
  columns: readonly string[];
  rows: readonly BarRow[];
  /** The figures are amounts, which need more room. */
  isMoney?: boolean;
};

/** A bar chart that is its own table: each row has its words and figures, and the bar only repeats one of them. */
export const BarTable = ({ caption, columns, rows, isMoney = false }: BarTableProps) => (
  <chakra.div containerType="inline-size" pb="2">
    <chakra.table css={TABLE} data-money={isMoney}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, hint, below, to, bar, figure, more }) => (
          <Fragment key={key}>
            <tr data-row={key}>
              <th scope="row">
                {to ? (
                  <Link to={to} data-row-link="">
                    {label}
                  </Link>
                ) : (
                  label
                )}
                {hint ? <span data-part="hint">{hint}</span> : null}
              </th>
              <td>
                <Bar share={bar}>{figure}</Bar>
              </td>
              {more.map((value, index) => (
                <td key={columns[index + 2]}>{value}</td>
              ))}
            </tr>
            {below ? (
              <tr data-part="below">
                <td colSpan={columns.length}>{below}</td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </chakra.table>
  </chakra.div>
);

const Bar = ({ share, children }: { share: number | null; children: ReactNode }) => (
  <span data-part="bar">
    <span data-part="figure">{children}</span>
    <span data-part="track" aria-hidden="true">
      {share ? <span style={{ width: `${share * 100}%` }} /> : null}
    </span>
  </span>
);

const TABLE = {
  ...ROW_LINK,
  width: '100%',
  borderCollapse: 'collapse',
  textStyle: 'body',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { srOnly: true },
  '& th, & td': {
    px: { base: '2', '@container (min-width: 30rem)': '3' },
    py: '2',
    textAlign: 'end',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  },
  '& tr > :first-child': { textAlign: 'start', ps: { base: '4', sm: '5' }, whiteSpace: 'normal' },
  '& tr > :last-child': { pe: { base: '4', sm: '5' } },
  '& thead th': { textStyle: 'small', color: 'fg.subtle', fontWeight: 'medium', py: '1.5' },
  '& thead th:nth-of-type(2)': { textAlign: 'start' },
  '& tbody tr': { position: 'relative', borderTopWidth: '1px', borderColor: 'border.muted' },
  '& tbody tr[data-part=below]': { borderTopWidth: '0' },
  '& tbody tr[data-part=below] > td': {
    width: 'auto',
    pt: '0',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'normal',
  },
  '& tbody tr:has([data-row-link]):hover': { bg: 'bg.subtle' },
  '& tbody th': { fontWeight: 'normal' },
  '& td:nth-of-type(1)': {
    width: { base: '28%', '@container (min-width: 30rem)': '40%' },
    textAlign: 'start',
  },
  '& [data-part=bar]': {
    display: 'flex',
    flexDirection: { base: 'column', '@container (min-width: 30rem)': 'row' },
    alignItems: { base: 'stretch', '@container (min-width: 30rem)': 'center' },
    columnGap: '3',
    rowGap: '1',
  },
  '& [data-part=figure]': { flexShrink: 0, minW: '3.5rem', fontWeight: 'semibold' },
  '&[data-money=true] [data-part=figure]': { minW: '8rem' },
  '& [data-part=track]': { flex: '1', minH: '2', borderRadius: 'full', bg: 'bg.subtle', overflow: 'hidden' },
  '& [data-part=track] > span': {
    display: 'block',
    height: '2',
    minW: '2px',
    bg: 'brand.solid',
    borderRadius: 'full',
  },
  '& [data-part=hint]': { display: 'block', textStyle: 'small', color: 'fg.muted', maxW: 'prose' },
} as const;
