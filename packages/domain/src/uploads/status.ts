import { err, ok, type Result } from '../kernel/index.ts';
import type { UploadProblemCode } from './problems.ts';

/** Product spec §3 names them: a draft, records being made, and how it ended. */
export const UPLOAD_STATUSES = ['initiated', 'validated', 'completed', 'failed'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

type Progress = { readonly total: number; readonly created: number; readonly refused: number };

/** After it was submitted. An upload of which nothing was made has failed. */
export const uploadStatusOf = ({ total, created, refused }: Progress): Exclude<UploadStatus, 'initiated'> => {
  if (created + refused < total) return 'validated';
  return created > 0 ? 'completed' : 'failed';
};

/** Only a draft is edited or deleted. */
export const decideUploadEdit = (status: UploadStatus): Result<true, UploadProblemCode> =>
  status === 'initiated' ? ok(true) : err('DPAY_UPLOAD_SUBMITTED');

/** `again` was submitted before: the answer to the first request may have been lost. */
export const decideUploadSubmit = (
  { status, version }: { readonly status: UploadStatus; readonly version: number },
  seen: number,
): Result<'submit' | 'again', UploadProblemCode> => {
  if (version !== seen) return err('DPAY_UPLOAD_CHANGED');
  return ok(status === 'initiated' ? 'submit' : 'again');
};

export type CheckedFile = {
  readonly count: number;
  readonly wrongRows: number;
  readonly firstWrong: number;
};

/** Whether the rows of a file become records. */
export const decideRecords = ({
  count,
  wrongRows,
  firstWrong,
}: CheckedFile): Result<true, UploadProblemCode> => {
  if (wrongRows > 0) return err('DPAY_UPLOAD_HAS_PROBLEMS', { count: wrongRows, row: firstWrong });
  return count > 0 ? ok(true) : err('DPAY_UPLOAD_EMPTY');
};
