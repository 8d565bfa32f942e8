import { describeFailure, type Failure } from '../../shared/lib/failure.ts';

/** No field of a form holds the token: one of a wrong shape, a link that was cut or glued, is as good as one that was used. */
export function linkFailure(error: unknown): Failure {
  const failure = describeFailure(error);
  const isOfToken = failure.fields?.some(({ field }) => field === 'token');
  return isOfToken ? { kind: 'problem', code: 'DPAY_TOKEN_INVALID' } : failure;
}
