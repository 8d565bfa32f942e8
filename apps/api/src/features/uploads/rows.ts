import { toldSum } from '@dasbor/domain/kernel';
import type { UploadStatus } from '@dasbor/domain/uploads';
import type { SuccessBody } from '../../spec/handlers.ts';

export type UploadRow = {
  id: string;
  file_name: string;
  format: 'xlsx' | 'csv';
  row_count: number;
  status: UploadStatus;
  version: number;
  total: number;
  created: number;
  refused: number;
  created_amount: string;
  created_by_name: string;
  created_at: string;
  submitted_by_name: string | null;
  submitted_at: string | null;
  completed_at: string | null;
  same_file_as: string | null;
};

export type RefusedRow = {
  row: number;
  code: string;
  params: Readonly<Record<string, string | number>>;
};

/** The same for every kind of upload. */
export type Upload = SuccessBody<'getPaymentLinkUpload'>['data'];

export const toUpload = (row: UploadRow, refusals: Upload['refusals']): Upload => ({
  id: row.id,
  file_name: row.file_name,
  format: row.format,
  rows: row.row_count,
  status: row.status,
  version: row.version,
  total: row.total,
  created: row.created,
  refused: row.refused,
  created_amount: toldSum([row.created_amount]),
  refusals,
  same_file_as: row.same_file_as,
  created_by_name: row.created_by_name,
  created_at: row.created_at,
  submitted_by_name: row.submitted_by_name,
  submitted_at: row.submitted_at,
  completed_at: row.completed_at,
});
