export const PROBLEM_CODES = [
  'DPAY_UPLOAD_SUBMITTED',
  'DPAY_UPLOAD_CHANGED',
  'DPAY_UPLOAD_HAS_PROBLEMS',
  'DPAY_UPLOAD_EMPTY',
] as const;

export type UploadProblemCode = (typeof PROBLEM_CODES)[number];
