import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatRupiah, type Rupiah } from '@dasbor/domain/kernel';

export interface MoneyProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** Integer rupiah; nothing known is a dash, which is not the same as Rp 0. */
  value: number | null | undefined;
}

/** `Rp 1.234.567` in figures of equal width. */
export function Money({ value, ...rest }: MoneyProps) {
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...rest}>
      {value === null || value === undefined ? '–' : formatRupiah(value as Rupiah)}
    </chakra.span>
  );
}
