import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The step of a value: 0 for none, then by fourths of the highest. */
export const tintOf = (value: number, highest: number): number =>
  value <= 0 || highest <= 0 ? 0 : Math.min(4, Math.max(1, Math.ceil((value / highest) * 4)));

export const Tint = ({ strength, children }: { strength: number; children: ReactNode }) => (
  <chakra.span css={TINT} data-strength={strength}>
    {children}
  </chakra.span>
);

/** Five steps of one hue, so that the order is seen without telling colours apart. */
const TINT = {
  display: 'grid',
  placeItems: 'center',
  minH: '7',
  px: '1',
  borderRadius: 'sm',
  color: 'fg',
  bg: 'bg.subtle',
  '&[data-strength="1"]': { bg: 'brand.solid/10' },
  '&[data-strength="2"]': { bg: 'brand.solid/20' },
  '&[data-strength="3"]': { bg: 'brand.solid/32' },
  '&[data-strength="4"]': { bg: 'brand.solid/45' },
} as const;
