import { jakartaDate } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import type { CsvCell } from '../export/csv.ts';

/** One column of a list: how it is drawn, and how it is written to a file. */
export interface ListColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly csv: (row: Row) => CsvCell;
  /** The column's name in a file, where it has to say more: the zone of a time. */
  readonly csvLabel?: string;
  /** Money and counts stand at the end, figure under figure. */
  readonly align?: 'end';
  /** Not shown until a person asks for it. */
  readonly extra?: boolean;
  /** Stands in a column of its own however narrow the list is: how it stands, how much. */
  readonly essential?: boolean;
  /** Without its heading nobody knows whose day or figure it is; what stands at the end always needs it. */
  readonly needsLabel?: boolean;
  /** This cell is the row's link; it cannot be hidden. Exactly one column has it. */
  readonly link?: boolean;
  /** Length of the skeleton, in characters. */
  readonly length: number;
}

/** What a person chose, in the list's own order; a column that no longer exists is forgotten. */
export function visibleColumns<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
): readonly ListColumn<Row>[] {
  const known = knownColumns(columns, chosen);
  return columns.filter((column) => column.link || (known ? known.includes(column.key) : !column.extra));
}

/** What the list has of a choice; null, its own choice, where that is nothing. */
export function knownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
): readonly string[] | null {
  const known = chosen?.filter((key) => columns.some((column) => column.key === key));
  return known?.length ? known : null;
}

export interface FittedColumns<Row> {
  readonly shown: readonly ListColumn<Row>[];
  /** Told below the row's link, for want of width. */
  readonly stacked: readonly ListColumn<Row>[];
}

/** With so many columns fewer: the last of those that may go first. */
export function fitColumns<Row>(columns: readonly ListColumn<Row>[], fewer: number): FittedColumns<Row> {
  const mayGo = columns.filter((column) => !column.link && !column.essential);
  const stacked = mayGo.slice(Math.max(0, mayGo.length - fewer));
  return { shown: columns.filter((column) => !stacked.includes(column)), stacked };
}

/** The choice after ticking one; null when it is the list's own again, so that the address stays short. */
export function toggleColumn<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
  key: string,
): readonly string[] | null {
  const before = visibleColumns(columns, chosen).map((column) => column.key);
  const wanted = before.includes(key) ? before.filter((other) => other !== key) : [...before, key];
  const after = columns.map((column) => column.key).filter((other) => wanted.includes(other));
  const own = visibleColumns(columns, null).map((column) => column.key);
  return after.join() === own.join() ? null : after;
}

/** `2026-11-20 10:16:02`, which a spreadsheet reads as a time; the column's name says WIB. */
export function csvTime(instant: string | null): string | null {
  if (instant === null) return null;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', timeStyle: 'medium' });
  return `${jakartaDate(instant)} ${clock.format(new Date(instant))}`;
}
