import type { ExportFormat, ExportSet, ReportPeriod } from '@dasbor/domain/exports';
import type { Language } from '../../../platform/problems.ts';
import type { SuccessBody } from '../../../spec/handlers.ts';

export type Schedule = SuccessBody<'createExportSchedule'>['data'];

export type ScheduleRow = Pick<
  Schedule,
  'id' | 'columns' | 'subaccount_ids' | 'next_at' | 'last_export_id' | 'sftp' | 'last_delivery' | 'created_at'
> & {
  set: ExportSet;
  format: ExportFormat;
  separator: ',' | ';' | null;
  period: ReportPeriod;
  language: Language;
  failure: 'right_removed' | 'too_many_rows' | null;
  created_by_id: string;
  created_by_name: string;
};

export const toSchedule = (row: ScheduleRow): Schedule => ({
  id: row.id,
  set: row.set,
  format: row.format,
  separator: row.separator,
  columns: row.columns,
  subaccount_ids: row.subaccount_ids,
  period: row.period,
  is_paused: row.next_at === null,
  next_at: row.next_at,
  last_export_id: row.last_export_id,
  failure: row.failure,
  sftp: row.sftp,
  last_delivery: row.last_delivery,
  created_at: row.created_at,
});
