import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useFormat } from '../i18n/use-format.ts';

export interface MoneyProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** Integer rupiah; nothing known is a dash, which is not the same as Rp 0. */
  value: number | null | undefined;
}

/** `Rp 1.234.567` in figures of equal width, as the reader's language groups them. */
export function Money({ value, ...rest }: MoneyProps) {
  const { rupiah } = useFormat();
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...rest}>
      {value === null || value === undefined ? '–' : rupiah(value)}
    </chakra.span>
  );
}
