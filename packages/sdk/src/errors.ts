import type { components } from './generated/schema.gen.ts';
import type { ProblemParams } from './generated/operations.gen.ts';
import type { OperationId, ProblemCode, ProblemCodeOf } from './types.ts';

/** One field that was refused: `{ field: 'email', code: 'DPAY_EMAIL_INVALID', message }`. */
export type FieldProblem = components['schemas']['FieldProblem'];

/** Values that fill a problem's words, e.g. `{ remaining_minutes: 30 }`. */
export type Params = Readonly<Record<string, string | number>>;

/** What every error of the SDK carries. None of it is a token, a header or a request body. */
export type ErrorFacts = {
  operation: string;
  status: number;
  code: string;
  requestId: string | null;
  params?: Params | undefined;
  fields?: readonly FieldProblem[] | undefined;
};

/**
 * What every method rejects with. Its subclasses are the things a caller does differently: {@link UnauthorizedError} sign in
 * again, {@link ForbiddenError} ask for access, {@link NotFoundError} show that it is not there, {@link RateLimitedError} wait,
 * {@link ProblemError} tell the person what to change, {@link ServerError} try later, {@link NetworkError} check the connection.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Operation id: `'payVirtualAccount'`. */
  readonly operation: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** `DPAY_…` of the contract, or `HTTP_<status>` where the answer was not the API's (a proxy's page, an empty body). */
  readonly code: string;
  /** Tell this to support; null when the answer had none. */
  readonly requestId: string | null;
  /** Values of the problem's words, typed by {@link isProblem}; `{}` when there are none. */
  readonly params: Params;
  /** The fields that were refused, each with a code of its own; empty when the refusal is not about fields. */
  readonly fields: readonly FieldProblem[];

  constructor(facts: ErrorFacts, message?: string, options?: ErrorOptions) {
    const { operation, status, code, requestId, params = {}, fields = [] } = facts;
    super(
      `${operation}: ${message || code} [${[status, code, requestId].filter(Boolean).join(' ')}]`,
      options,
    );
    this.operation = operation;
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.params = params;
    this.fields = fields;
  }
}

/** The API understood and said no (4xx): show `code`'s words with `params`, or `fields` beside the fields. */
export class ProblemError extends ApiError {
  override name = 'ProblemError';
}

/** 401 on a call that needs a session, after one renewal was tried: the session has ended. */
export class UnauthorizedError extends ProblemError {
  override name = 'UnauthorizedError';
}

/** 403 on a call that needs a session: a permission, feature, mode or confirmation is missing. `params` may name it. */
export class ForbiddenError extends ProblemError {
  override name = 'ForbiddenError';
}

/** 404 on a call that needs a session: not there, or not this merchant's. */
export class NotFoundError extends ProblemError {
  override name = 'NotFoundError';
}

/** 429: too many requests; nothing was done. */
export class RateLimitedError extends ProblemError {
  override name = 'RateLimitedError';
  /** Seconds to wait, from `Retry-After` or the problem's params; null when the answer does not say. */
  readonly retryAfter: number | null;

  constructor(facts: ErrorFacts, message: string | undefined, retryAfter: number | null) {
    super(facts, message);
    this.retryAfter = retryAfter;
  }
}

/** 5xx, or an answer that is not the API's JSON. Whether the request was carried out is not known. */
export class ServerError extends ApiError {
  override name = 'ServerError';
}

/** No answer came. Whether the request was carried out is not known unless it was never sent. */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
  /** `timeout`: the SDK stopped waiting; `aborted`: the caller's signal; `unreachable`: everything else, see `cause`. */
  readonly reason: 'timeout' | 'aborted' | 'unreachable';

  constructor(operation: string, reason: NetworkError['reason'], cause?: unknown) {
    const why = cause instanceof Error ? `${reason} (${cause.message})` : reason;
    super({ operation, status: 0, code: 'NETWORK_ERROR', requestId: null }, why, { cause });
    this.reason = reason;
  }
}

/**
 * Whether the API refused with this code; `params` are then typed.
 * @example
 * if (isProblem(error, 'DPAY_AMOUNT_NOT_EQUAL_BILL')) show(`Rp ${error.params.billed}`)
 */
export function isProblem<Code extends ProblemCode>(
  error: unknown,
  code: Code,
): error is ApiError & {
  code: Code;
  params: ProblemParams[Code] extends undefined ? Params : ProblemParams[Code];
} {
  return error instanceof ApiError && error.code === code;
}

/**
 * Whether this operation refused; `code` is then one of the codes the contract lists for it (or one it does not know yet).
 * @example
 * if (isProblemOf(error, 'payVirtualAccount')) switch (error.code) { case 'DPAY_VA_EXPIRED': … }
 */
export function isProblemOf<Op extends OperationId>(
  error: unknown,
  operation: Op,
): error is ProblemError & { code: ProblemCodeOf<Op>; operation: Op } {
  return error instanceof ProblemError && error.operation === operation;
}
