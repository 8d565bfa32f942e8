import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '../icons.tsx';

/** Where one step up is, and what it is called. */
export type Back = {
  to: string;
  label: string;
};

export const BackLink = ({ to, label }: Back) => (
  <chakra.div data-shell="" textStyle="small" color="fg.muted" css={LINK}>
    <Link to={to}>
      <ArrowLeftIcon />
      {label}
    </Link>
  </chakra.div>
);

const LINK = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    borderRadius: 'xs',
    // What is one step up can have the longest of names.
    overflowWrap: 'anywhere',
  },
  '& svg': { flexShrink: '0' },
  '& a:hover': { color: 'fg' },
} as const;
