import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatDate, formatDateTime, formatExact, type TimePrecision } from '@dasbor/domain/kernel';
import { useLanguage } from '../i18n/use-t.ts';

export type TimeProps = {
  /** RFC 3339 instant. */
  value: string | Date | null | undefined;
  format?: 'datetime' | 'date';
  /** Shows seconds, for logs where many rows share a minute. */
  precision?: TimePrecision;
} & Omit<HTMLChakraProps<'time'>, 'children' | 'dateTime'>;

/** Jakarta time with its zone. The tooltip adds seconds. */
export const Time = ({ value, format = 'datetime', precision, ...rest }: TimeProps) => {
  const language = useLanguage();
  if (value === null || value === undefined) return <span>–</span>;
  const instant = value instanceof Date ? value : new Date(value);
  return (
    <chakra.time
      dateTime={instant.toISOString()}
      title={formatExact(instant, language)}
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      {...rest}
    >
      {format === 'date' ? formatDate(instant, language) : formatDateTime(instant, language, precision)}
    </chakra.time>
  );
};
