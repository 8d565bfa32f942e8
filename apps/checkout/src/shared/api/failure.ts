import { ApiError, NetworkError, RateLimitedError } from '@dasbor/sdk';

/** An error, classified by what a customer can do about it. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'limited'; until: number }
  | {
      kind: 'problem';
      code: string;
      fields: readonly { field: string; code: string }[];
      requestId: string | null;
    }
  /** The server failed, or something that answers in its place. */
  | { kind: 'down'; requestId: string | null };

/** A failure that says nothing about what was asked for. */
export type Obstacle = Exclude<Failure, { kind: 'problem' }>;

const SECONDS_IF_NOT_TOLD = 60;
const DOWN = ['DPAY_INTERNAL_ERROR', 'DPAY_SERVICE_UNAVAILABLE'];

export const failureOf = (error: unknown): Failure => {
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (error instanceof RateLimitedError)
    return { kind: 'limited', until: Date.now() + (error.retryAfter ?? SECONDS_IF_NOT_TOLD) * 1000 };
  if (!(error instanceof ApiError)) return { kind: 'down', requestId: null };
  const { code, fields, requestId } = error;
  return code.startsWith('DPAY_') && !DOWN.includes(code)
    ? { kind: 'problem', code, fields, requestId }
    : { kind: 'down', requestId };
};

/** For a problem that the page has no words for. */
export const obstacleOf = (failure: Failure): Obstacle =>
  failure.kind === 'problem' ? { kind: 'down', requestId: failure.requestId } : failure;
