import { chakra } from '@chakra-ui/react';
import type { TimePrecision } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import type { Meanings, NamedStatus } from '../../status/meanings.ts';
import { Money } from '../../ui/money.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Time } from '../../ui/time.tsx';
import { csvTime, type ListColumn } from '../table/columns.ts';
import type { CsvCell } from '../export/csv.ts';

/** Language-dependent values that columns use. */
export type ColumnContext = {
  label: (key: string) => string;
  named: <S extends string>(meanings: Meanings<S>, raw: string) => NamedStatus;
};

/** A column without its texts. */
export type Column<Row> = (context: ColumnContext) => ListColumn<Row>;

/** A field of the row, or a function of the row. */
type Read<Row, Value> = FieldOf<Row, Value> | ((row: Row) => Value);
type FieldOf<Row, Value> = { [Key in keyof Row]: Row[Key] extends Value ? Key : never }[keyof Row];

type Options<Row> = Partial<
  Pick<ListColumn<Row>, 'extra' | 'essential' | 'needsLabel' | 'link' | 'length' | 'cell'>
>;

/**
 * The column kinds of one row type. Each takes the column's key, which appears in addresses and in the text key `list.column.<key>`,
 * and the field to show (by default the one named like the key).
 *
 *     const { time, money, text } = columnsOf<TopUp>();
 *     [time('created', 'created_at'), text('bank', 'bank_name', { link: true }), money('amount')]
 */
export const columnsOf = <Row,>() => {
  type Of<Value> = Read<Row, Value>;
  /** A custom column. */
  const column = (
    key: string,
    rest: Omit<ListColumn<Row>, 'key' | 'label' | 'csvLabel'> & { csvUnit?: string },
  ): Column<Row> => {
    const { csvUnit, ...drawn } = rest;
    return ({ label }) => ({
      key,
      label: label(key),
      ...(csvUnit ? { csvLabel: `${label(key)} (${csvUnit})` } : {}),
      ...drawn,
    });
  };
  return {
    /** Jakarta time. The exported file's header names the time zone. */
    time: (
      key: string,
      field: Of<string | null>,
      { precision, ...options }: Options<Row> & { precision?: TimePrecision } = {},
    ): Column<Row> => {
      const read = reader<Row, string | null>(field);
      return ({ label }) => ({
        key,
        label: label(key),
        csvLabel: `${label(key)} (WIB)`,
        cell: (row) => <Time value={read(row)} color="fg.muted" {...(precision ? { precision } : {})} />,
        csv: (row) => csvTime(read(row)),
        length: 18,
        ...options,
      });
    },

    /** Integer rupiah, right-aligned. Use `strong` for the row's main amount. */
    money: (
      key: string,
      field: Of<number | null | undefined>,
      { strong = false, ...options }: Options<Row> & { strong?: boolean } = {},
    ): Column<Row> => {
      const read = reader<Row, number | null | undefined>(field);
      return column(key, {
        align: 'end',
        cell: (row) => <Money value={read(row)} {...(strong ? { fontWeight: 'semibold' } : {})} />,
        csv: (row) => read(row) ?? null,
        length: 10,
        ...(strong ? { essential: true } : {}),
        ...options,
      });
    },

    /** Counts, right-aligned. */
    count: (key: string, field: Of<number | null>, options: Options<Row> = {}): Column<Row> => {
      const read = reader<Row, number | null>(field);
      return column(key, { align: 'end', cell: (row) => read(row) ?? '–', csv: read, length: 6, ...options });
    },

    id: (key: string, field: Of<string | null>, options: Options<Row> = {}): Column<Row> => {
      const read = reader<Row, string | null>(field);
      return column(key, {
        cell: (row) => (
          <chakra.span textStyle="id" title={read(row) ?? undefined}>
            {read(row) ?? '–'}
          </chakra.span>
        ),
        csv: read,
        length: 30,
        ...options,
      });
    },

    status: <S extends string>(
      key: string,
      meanings: Meanings<S>,
      field: Of<string>,
      options: Options<Row> = {},
    ): Column<Row> => {
      const read = reader<Row, string>(field);
      return ({ label, named }) => ({
        key,
        label: label(key),
        essential: true,
        cell: (row) => <StatusBadge {...named(meanings, read(row))} />,
        csv: (row) => named(meanings, read(row)).label,
        length: 14,
        ...options,
      });
    },

    text: (key: string, field: Of<string | null | undefined>, options: Options<Row> = {}): Column<Row> => {
      const read = reader<Row, string | null | undefined>(field);
      return column(key, {
        cell: (row) => textCell(read(row)),
        csv: (row) => read(row) ?? null,
        length: 16,
        ...options,
      });
    },

    /** A person. The heading is always shown, because it says what the person did. */
    person: (key: string, field: Of<string | null | undefined>, options: Options<Row> = {}): Column<Row> => {
      const read = reader<Row, string | null | undefined>(field);
      return column(key, {
        needsLabel: true,
        cell: (row) => textCell(read(row)),
        csv: (row) => read(row) ?? null,
        length: 14,
        ...options,
      });
    },

    column,
  };
};

const textCell = (text: string | null | undefined): ReactNode =>
  text ?? <chakra.span color="fg.subtle">–</chakra.span>;

const reader = <Row, Value extends CsvCell | undefined>(field: Read<Row, Value>): ((row: Row) => Value) =>
  typeof field === 'function' ? field : (row) => row[field as keyof Row] as Value;
