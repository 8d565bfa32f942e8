import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { prefetchPage } from '../../lib/prefetch.ts';
import { ROW_LINK } from './row-link.ts';

type RecordRowsProps = {
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
};

/** Records that are not a table: a few inside a panel, or a whole list on a phone. Each is a link, where there is more to see. */
export const RecordRows = ({ label, children, ref }: RecordRowsProps) => (
  <chakra.ul ref={ref} css={ROWS} aria-label={label}>
    {children}
  </chakra.ul>
);

/** Which one and how much; what more there is to say; when, and how it stands. */
export type RecordParts = {
  title: ReactNode;
  amount: ReactNode;
  note?: ReactNode;
  meta: ReactNode;
  status: ReactNode;
};

type RecordRowProps = {
  id: string;
  to?: string | undefined;
  onOpen?: () => void;
} & RecordParts;

export const RecordRow = ({ id, to, title, amount, note, meta, status, onOpen }: RecordRowProps) => (
  <li data-row={id}>
    <span data-part="line">
      {to === undefined ? (
        <strong>{title}</strong>
      ) : (
        <Link
          to={to}
          data-row-link=""
          onPointerEnter={() => prefetchPage(to)}
          onFocus={() => prefetchPage(to)}
          onClick={onOpen}
        >
          {title}
        </Link>
      )}
      <span data-part="amount">{amount}</span>
    </span>
    {note ? <span data-part="meta">{note}</span> : null}
    <span data-part="line">
      <span data-part="meta">{meta}</span>
      {status}
    </span>
  </li>
);

const ROWS = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.5',
    px: { base: '4', sm: '5' },
    py: '2.5',
    textStyle: 'body',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& li:last-of-type': { borderBottomWidth: '0' },
  '& li:hover': { bg: 'bg.subtle' },
  // What does not fit beside stands below: nothing is cut off.
  '& [data-part=line]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
  },
  // Also when it stands below: figures and badges keep to one side.
  '& [data-part=line] > :last-child:not(:first-of-type)': { ms: 'auto' },
  '& [data-row-link], & strong': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  '& [data-part=amount]': { fontWeight: 'semibold' },
  '& [data-part=meta]': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
} as const;
