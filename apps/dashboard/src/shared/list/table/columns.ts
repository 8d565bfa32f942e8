import { jakartaDate } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import type { CsvCell } from '../export/csv.ts';

/** One column of a list: how to render it, and how to write it to a file. */
export type ListColumn<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly csv: (row: Row) => CsvCell;
  /** The column's header in a file, if it needs more, such as the time zone. */
  readonly csvLabel?: string;
  /** Money and counts are right-aligned, so that digits line up. */
  readonly align?: 'end';
  /** Hidden by default. */
  readonly extra?: boolean;
  /** Keeps its own column at any width: status and amount. */
  readonly essential?: boolean;
  /** Always shown with its heading, because the value is ambiguous without it. Right-aligned columns always are. */
  readonly needsLabel?: boolean;
  /** This cell is the row's link and cannot be hidden. Exactly one column has it. */
  readonly link?: boolean;
  /** Width of the skeleton, in characters. */
  readonly length: number;
};

/** The chosen columns in the list's order. Columns that no longer exist are ignored. */
export const visibleColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
): readonly ListColumn<Row>[] => {
  const known = knownColumns(columns, chosen);
  return columns.filter((column) => column.link || (known ? known.includes(column.key) : !column.extra));
};

/** The valid part of a choice; null (the default) if nothing is valid. */
export const knownColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
): readonly string[] | null => {
  const known = chosen?.filter((key) => columns.some((column) => column.key === key));
  return known?.length ? known : null;
};

export type FittedColumns<Row> = {
  readonly shown: readonly ListColumn<Row>[];
  /** Shown below the row's link, for lack of width. */
  readonly stacked: readonly ListColumn<Row>[];
};

/** Limits the number of columns by moving the last optional ones. */
export const fitColumns = <Row>(columns: readonly ListColumn<Row>[], fewer: number): FittedColumns<Row> => {
  const mayGo = columns.filter((column) => !column.link && !column.essential);
  const stacked = mayGo.slice(Math.max(0, mayGo.length - fewer));
  return { shown: columns.filter((column) => !stacked.includes(column)), stacked };
};

/** The choice after toggling a column; null if it equals the default, to keep the address short. */
export const toggleColumn = <Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
  key: string,
): readonly string[] | null => {
  const before = visibleColumns(columns, chosen).map((column) => column.key);
  const wanted = before.includes(key) ? before.filter((other) => other !== key) : [...before, key];
  const after = columns.map((column) => column.key).filter((other) => wanted.includes(other));
  const own = visibleColumns(columns, null).map((column) => column.key);
  return after.join() === own.join() ? null : after;
};

/** `2026-11-20 10:16:02`, which spreadsheets parse as a time. The header says WIB. */
export const csvTime = (instant: string | null): string | null => {
  if (instant === null) return null;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', timeStyle: 'medium' });
  return `${jakartaDate(instant)} ${clock.format(new Date(instant))}`;
};
