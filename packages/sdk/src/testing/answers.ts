import type { FieldProblem, Params } from '../errors/errors.ts';
import type { ProblemParams } from '../generated/facts.gen.ts';
import type { ErrorCode, OperationId, ProblemCode, Responses, SuccessBody, SuccessStatus } from '../types.ts';
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

/** A success of a scenario, a 200 unless it says another; {@link ok} makes one. */
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
  | OkAnswer<SuccessBody<Op>, SuccessStatus<Op>>
  | Refusals<Op>[keyof Refusals<Op>]
  | OfflineAnswer
  | 'pending'
  | (SuccessBody<Op> extends ReadableStream ? EventStream : never)
  | ((call: RecordedCall) => Answer<Op> | Response | Promise<Answer<Op> | Response>);

/** Each status of an operation with the codes that the contract lists for it there. */
type Refusals<Op extends OperationId> = {
  [Status in Extract<keyof Responses<Op>, number>]: ProblemAnswer<ErrorCode<Responses<Op>[Status]>, Status>;
};

/** Answers by operation id; of a list each call takes the next, and the last one stays. */
export type Scenario = { readonly [Op in OperationId]?: Answer<Op> | readonly Answer<Op>[] };

type OkOptions<Status> = { status?: Status; headers?: Readonly<Record<string, string>> };

/** The operation succeeds with this body, as a 200 unless you name its own status, such as 201; without a body as a 204. */
export function ok(): OkAnswer<undefined, 204>;
export function ok<Body, const Status extends number = 200>(
  body: Body,
  options?: OkOptions<Status>,
): OkAnswer<Body, Status>;
export function ok(body?: unknown, options: OkOptions<number> = {}): OkAnswer<unknown, number> {
  const { status = body === undefined ? 204 : 200, headers = {} } = options;
  return { kind: 'ok', status, body, headers };
}

/** What is said behind the code: the params it carries in the contract, which may be left out where it has none. */
type Said<Code extends ProblemCode> = undefined extends ProblemParams[Code]
  ? [params?: Params, details?: ProblemDetails]
  : [params: ProblemParams[Code], details?: ProblemDetails];

/**
 * The operation refuses with a code of its own. A code that the contract does not list for the operation, or lists at another
 * status, does not compile, nor does one without the params it carries.
 * @example problem(409, 'DPAY_SIMULATION_NOT_ALLOWED', { from: 'completed', to: 'failed' })
 */
export function problem<const Status extends number, const Code extends ProblemCode>(
  status: Status,
  code: Code,
  ...[params, details = {}]: Said<Code>
): ProblemAnswer<Code, Status> {
  return { kind: 'problem', status, code, params, details };
}

/** The API cannot be reached: the call rejects with a `NetworkError`. */
export function offline(): OfflineAnswer {
  return { kind: 'offline' };
}
