export { PROBLEM_CODES, type UploadProblemCode } from './problems.ts';
export { UPLOAD_POLICY } from './policy.ts';
export {
  type CheckedFile,
  decideRecords,
  decideUploadEdit,
  decideUploadSubmit,
  UPLOAD_STATUSES,
  type UploadStatus,
  uploadStatusOf,
} from './status.ts';
