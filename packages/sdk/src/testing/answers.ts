import type { FieldProblem, Params } from '../errors.ts';
import type { OperationId, ProblemCode, ProblemCodeOf, SuccessBody } from '../types.ts';
import type { EventStream } from './event-stream.ts';

/** A call as the API would have seen it. */
export type RecordedCall = {
  operation: OperationId;
  path: Readonly<Record<string, string>>;
  /** `filters` is the object it was; everything else is text, repeated parameters a list. */
  query: Readonly<Record<string, unknown>>;
  /** A Blob of an operation that takes a file. */
  body: unknown;
  headers: Headers;
  request: Request;
};

/** A success of a scenario; {@link ok} makes one. */
export type OkAnswer<Body> = {
  kind: 'ok';
  status: number;
  body: Body;
  headers: Readonly<Record<string, string>>;
};
/** A refusal of a scenario; {@link problem} makes one. */
export type ProblemAnswer<Code extends string> = {
  kind: 'problem';
  status: number;
  code: Code;
  params: Params | undefined;
  details: ProblemDetails;
};
/** No connection; {@link offline} makes one. */
export type OfflineAnswer = { kind: 'offline' };

/** What a refusal carries besides its code. */
export type ProblemDetails = {
  /** Fields that were refused; a message is made up where none is given. */
  fields?: readonly (Omit<FieldProblem, 'message'> & { message?: string })[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  requestId?: string;
};

/** One answer of an operation; a function sees the call and may answer differently each time. */
export type Answer<Op extends OperationId> =
  | OkAnswer<SuccessBody<Op>>
  | ProblemAnswer<ProblemCodeOf<Op>>
  | OfflineAnswer
  | 'pending'
  | (SuccessBody<Op> extends ReadableStream ? EventStream : never)
  | ((call: RecordedCall) => Answer<Op> | Response | Promise<Answer<Op> | Response>);

/** Answers by operation id; of a list each call takes the next, and the last one stays. */
export type Scenario = { readonly [Op in OperationId]?: Answer<Op> | readonly Answer<Op>[] };

/** The operation succeeds with this body; without one with a 204. */
export function ok(): OkAnswer<undefined>;
export function ok<Body>(
  body: Body,
  options?: { status?: number; headers?: Readonly<Record<string, string>> },
): OkAnswer<Body>;
export function ok<Body>(
  body?: Body,
  options: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): OkAnswer<Body | undefined> {
  const { status = body === undefined ? 204 : 200, headers = {} } = options;
  return { kind: 'ok', status, body, headers };
}

/**
 * The operation refuses with a code of its own: a code that the contract does not list for it does not compile.
 * @example problem(409, 'DPAY_SIMULATION_NOT_ALLOWED', { from: 'completed', to: 'failed' })
 */
export function problem<const Code extends ProblemCode>(
  status: number,
  code: Code,
  params?: Params,
  details: ProblemDetails = {},
): ProblemAnswer<Code> {
  return { kind: 'problem', status, code, params, details };
}

/** The API cannot be reached: the call rejects with a `NetworkError`. */
export function offline(): OfflineAnswer {
  return { kind: 'offline' };
}
