import { chakra } from '@chakra-ui/react';

/** `dp_live_…9fQx`: how people tell keys apart. */
export const MaskedKey = ({ prefix, lastFour }: { prefix: string; lastFour: string }) => (
  <chakra.span textStyle="id" whiteSpace="nowrap">
    {prefix}…{lastFour}
  </chakra.span>
);
