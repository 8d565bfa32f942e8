import type { FieldProblem, Params } from '../errors/errors.ts';
import type { ProblemParams } from '../generated/facts.gen.ts';
import type { ErrorCode, OperationId, ProblemCode, Responses, SuccessBody, SuccessStatus } from '../types.ts';
import type { EventStream } from './event-stream.ts';

/** A call as the API would receive it. */
export type RecordedCall = {
  operation: OperationId;
  path: Readonly<Record<string, string>>;
  /** `filters` is the original object; all other values are text, repeated parameters a list. */
  query: Readonly<Record<string, unknown>>;
  /** A Blob for an operation that takes a file. */
  body: unknown;
  headers: Headers;
  request: Request;
};

/** A success in a scenario, 200 by default; created by {@link ok}. */
export type OkAnswer<Body, Status extends number = 200> = {
  kind: 'ok';
  status: Status;
  body: Body;
  headers: Readonly<Record<string, string>>;
};
/** A refusal of a scenario; {@link problem} makes one. Written without its status it fits whatever status its code has. */
// oxlint-disable-next-line typescript/no-explicit-any -- `number` would fit no status that is named.
export type ProblemAnswer<Code extends string, Status extends number = any> = {
  kind: 'problem';
  status: Status;
  code: Code;
  params: Params | undefined;
  details: ProblemDetails;
};
/** No connection; created by {@link offline}. */
export type OfflineAnswer = { kind: 'offline' };

/** The rest of a refusal beside its code. */
export type ProblemDetails = {
  /** Refused fields; a message is generated if none is given. */
  fields?: readonly (Omit<FieldProblem, 'message'> & { message?: string })[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  requestId?: string;
};

/** One response of an operation; a function receives the call and may respond differently each time. */
export type Answer<Op extends OperationId> =
  | OkAnswer<SuccessBody<Op>, SuccessStatus<Op>>
  | Refusals<Op>[keyof Refusals<Op>]
  | OfflineAnswer
  | 'pending'
  | (SuccessBody<Op> extends ReadableStream ? EventStream : never)
  | ((call: RecordedCall) => Answer<Op> | Response | Promise<Answer<Op> | Response>);

/** Each status of an operation with the codes that the contract lists for it. */
type Refusals<Op extends OperationId> = {
  [Status in Extract<keyof Responses<Op>, number>]: ProblemAnswer<ErrorCode<Responses<Op>[Status]>, Status>;
};

/** Responses by operation id; each call takes the next response of a list, and the last one repeats. */
export type Scenario = { readonly [Op in OperationId]?: Answer<Op> | readonly Answer<Op>[] };

type OkOptions<Status> = { status?: Status; headers?: Readonly<Record<string, string>> };

/** The operation succeeds with this body and status 200, or another of its success statuses, such as 201; without a body with 204. */
export function ok(): OkAnswer<undefined, 204>;
export function ok<Body, const Status extends number = 200>(
  body: Body,
  options?: OkOptions<Status>,
): OkAnswer<Body, Status>;
export function ok(body?: unknown, options: OkOptions<number> = {}): OkAnswer<unknown, number> {
  const { status = body === undefined ? 204 : 200, headers = {} } = options;
  return { kind: 'ok', status, body, headers };
}

/** The arguments after the code: its params in the contract, optional if it has none. */
type Said<Code extends ProblemCode> = undefined extends ProblemParams[Code]
  ? [params?: Params, details?: ProblemDetails]
  : [params: ProblemParams[Code], details?: ProblemDetails];

/**
 * The operation refuses with one of its codes. A code that the contract does not list for the operation and status does not compile,
 * and neither does one without its params.
 * @example problem(409, 'DPAY_SIMULATION_NOT_ALLOWED', { from: 'completed', to: 'failed' })
 */
export const problem = <const Status extends number, const Code extends ProblemCode>(
  status: Status,
  code: Code,
  ...[params, details = {}]: Said<Code>
): ProblemAnswer<Code, Status> => ({ kind: 'problem', status, code, params, details });

/** The API cannot be reached: the call rejects with a `NetworkError`. */
export const offline = (): OfflineAnswer => ({ kind: 'offline' });
