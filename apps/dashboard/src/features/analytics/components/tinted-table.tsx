import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type TintedTableProps = {
  /** The name of the part that scrolls sideways. */
  label: string;
  caption: string;
  children: ReactNode;
};

/** A table of tinted cells. Its first column stays in sight while the others scroll. */
export const TintedTable = ({ label, caption, children }: TintedTableProps) => (
  <chakra.div
    overflowX="auto"
    tabIndex={0}
    role="group"
    aria-label={label}
    pb="4"
    pe={{ base: '2', sm: '3' }}
  >
    <chakra.table css={TABLE}>
      <caption>{caption}</caption>
      {children}
    </chakra.table>
  </chakra.div>
);

const TABLE = {
  borderCollapse: 'separate',
  borderSpacing: '2px',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  minW: '100%',
  '& caption': { srOnly: true },
  '& th': { fontWeight: 'normal', color: 'fg.muted', textAlign: 'center', px: '1', whiteSpace: 'nowrap' },
  '& th:first-of-type': {
    textAlign: 'start',
    ps: { base: '4', sm: '5' },
    pe: '3',
    position: 'sticky',
    insetInlineStart: '0',
    bg: 'bg.panel',
    zIndex: '1',
  },
  '& td': { p: '0', minW: '7', whiteSpace: 'nowrap' },
  '& [data-part=size]': { textAlign: 'end', pe: '3' },
} as const;
