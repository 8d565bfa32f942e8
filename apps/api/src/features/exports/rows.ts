import { EXPORT_FORMATS } from '@dasbor/domain/exports';
import type { ExportFailure, ExportSet } from '@dasbor/domain/exports';
import type { Language } from '../../platform/problems.ts';
import type { SuccessBody } from '../../spec/handlers.ts';

export type ExportedFile = SuccessBody<'getExport'>['data'];

export type ExportRow = Omit<
  ExportedFile,
  'from' | 'to' | 'zone' | 'file_name' | 'size' | 'failure' | 'set'
> & {
  set: ExportSet;
  range_from: string;
  range_to: string;
  statuses: string[] | null;
  size: string | null;
  failure: ExportFailure | null;
  language: Language;
  mode: string;
  schedule_id: string | null;
};

export const toExport = (row: ExportRow): ExportedFile => ({
  id: row.id,
  set: row.set,
  format: row.format,
  separator: row.separator,
  columns: row.columns,
  from: row.range_from,
  to: row.range_to,
  subaccount_ids: row.subaccount_ids,
  zone: 'WIB',
  status: row.status,
  failure: row.failure,
  rows_expected: row.rows_expected,
  rows_written: row.rows_written,
  size: row.size === null ? null : Number(row.size),
  sha256: row.sha256,
  sums: row.sums,
  file_name: fileName(row),
  created_by_id: row.created_by_id,
  created_by_name: row.created_by_name,
  created_at: row.created_at,
  completed_at: row.completed_at,
  expires_at: row.expires_at,
});

export const fileName = ({
  set,
  mode,
  range_from: from,
  range_to: to,
  format,
}: Pick<ExportRow, 'set' | 'mode' | 'range_from' | 'range_to' | 'format'>): string =>
  `${set}_${mode}_${from}_${to}.${format}`;

/** The name on a server of somebody: the same for each try, and another one for each schedule. */
export const deliveredName = (row: Parameters<typeof fileName>[0], scheduleId: string): string =>
  fileName(row).replace(/(?=\.\w+$)/, `_${scheduleId.slice(-8)}`);

const TYPES: Readonly<Record<(typeof EXPORT_FORMATS)[number], string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
export const contentTypeOf = (format: ExportedFile['format']): string => TYPES[format];
