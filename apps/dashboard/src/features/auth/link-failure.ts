import { describeFailure, type Failure } from '../../shared/lib/failure.ts';

/** The form has no field for the token. A malformed token (a truncated or merged link) is treated like a used one. */
export const linkFailure = (error: unknown): Failure => {
  const failure = describeFailure(error);
  const isOfToken = failure.fields?.some(({ field }) => field === 'token');
  return isOfToken ? { kind: 'problem', code: 'DPAY_TOKEN_INVALID' } : failure;
};
