import { chakra } from '@chakra-ui/react';
import type { DescriptionItem } from './description-list.tsx';

/** An ID has the whole width, so that it stays in one line. */
export const idItem = (label: string, id: string, key = 'id'): DescriptionItem => ({
  key,
  label,
  value: <IdText>{id}</IdText>,
  copy: id,
  isWide: true,
});

/** Twelve pixels: the 35 characters of the longest ID fit beside their copy button on a phone. */
export const IdText = ({ children }: { children: string }) => (
  <chakra.span textStyle="id" fontSize="xs">
    {children}
  </chakra.span>
);
