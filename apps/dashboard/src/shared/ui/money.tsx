import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useFormat } from '../i18n/use-format.ts';

export type MoneyProps = {
  /** Integer rupiah. An unknown amount is a dash, not Rp 0. */
  value: number | null | undefined;
} & Omit<HTMLChakraProps<'span'>, 'children'>;

/** `Rp 1.234.567` with tabular digits, grouped by the reader's language. */
export const Money = ({ value, ...rest }: MoneyProps) => {
  const { rupiah } = useFormat();
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...rest}>
      {value === null || value === undefined ? '–' : rupiah(value)}
    </chakra.span>
  );
};
