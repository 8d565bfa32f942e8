import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Main content on the left, context on the right. One column on a phone, in reading order. */
export const DetailGrid = ({ main, aside }: { main: ReactNode; aside: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    gap="4"
    alignItems="start"
  >
    <chakra.div display="grid" gap="4" minW="0">
      {main}
    </chakra.div>
    <chakra.div display="grid" gap="4" minW="0">
      {aside}
    </chakra.div>
  </chakra.div>
);
