import { chakra } from '@chakra-ui/react';

/** `dp_live_…9fQx`: how people tell keys apart. */
export function MaskedKey({ prefix, lastFour }: { prefix: string; lastFour: string }) {
  return (
    <chakra.span textStyle="id" whiteSpace="nowrap">
      {prefix}…{lastFour}
    </chakra.span>
  );
}
