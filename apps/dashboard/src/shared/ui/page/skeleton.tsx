import { chakra } from '@chakra-ui/react';

/** A grey stand-in of the size of what will come. */
export const Skeleton = chakra('div', {
  base: {
    bg: 'bg.muted',
    borderRadius: 'sm',
    animation: 'pulse 1.6s ease-in-out infinite',
    minH: '3',
    maxW: '100%',
  },
});
