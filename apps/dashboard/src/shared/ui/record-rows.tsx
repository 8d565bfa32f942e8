import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { prefetchPage } from '../lib/prefetch.ts';
import { Money } from './money.tsx';
import { ROW_LINK } from './row-link.ts';

/** A few records inside a panel, each a link: which one and when, how much and how it stands. */
export function RecordRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.ul css={ROWS} aria-label={label}>
      {children}
    </chakra.ul>
  );
}

interface RecordRowProps {
  id: string;
  to: string;
  title: ReactNode;
  meta: ReactNode;
  amount: number;
  status: ReactNode;
}

export function RecordRow({ id, to, title, meta, amount, status }: RecordRowProps) {
  return (
    <li data-row={id}>
      <span>
        <Link
          to={to}
          data-row-link=""
          onPointerEnter={() => prefetchPage(to)}
          onFocus={() => prefetchPage(to)}
        >
          {title}
        </Link>
        <span data-part="meta">{meta}</span>
      </span>
      <span data-part="end">
        <Money value={amount} fontWeight="semibold" />
        {status}
      </span>
    </li>
  );
}

const ROWS = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  pb: '1',
  '& li': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '4', sm: '5' },
    py: '2.5',
    textStyle: 'body',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& li:last-of-type': { borderBottomWidth: '0' },
  '& li:hover': { bg: 'bg.subtle' },
  '& li > span': { minW: '0' },
  '& [data-row-link]': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  '& [data-part=meta]': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  '& [data-part=end]': { display: 'grid', justifyItems: 'end', gap: '1', flexShrink: 0 },
} as const;
