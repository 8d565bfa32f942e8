import type { operations } from './generated/schema.gen.ts';
import type { ProblemParams } from './generated/facts.gen.ts';
import type { RetryPolicy } from './call/retry-policy.ts';

/** Every operation of the contract by its id: `'listPayments' | 'getPayment' | …`. */
export type OperationId = keyof operations;

/**
 * The operations a client can call: operation id → `'<method> <path>'`, then `public`, `stream`, `file`, `bytes`, `once` or `empty`.
 * The tables of `@dasbor/sdk/resources` are of this type.
 */
export type OperationTable = { readonly [Op in OperationId]?: string };

/** Body of the successful answer of an operation, e.g. `{ data, page }` of a list; a `Blob` of a file; `undefined` where the answer is a 204. */
export type SuccessBody<Op extends OperationId> = Content<Responses<Op>[SuccessStatus<Op>]>;

/** The statuses of its success: `201` of `createPayment`. */
export type SuccessStatus<Op extends OperationId> = Extract<keyof Responses<Op>, 200 | 201 | 202 | 204>;

/** Every code that some operation answers or reports on a field: `'DPAY_VA_EXPIRED' | …`. */
export type ProblemCode = keyof ProblemParams;

/** The codes one operation can refuse with, as the contract lists them: `ProblemCodeOf<'payVirtualAccount'>`. */
export type ProblemCodeOf<Op extends OperationId> = ErrorCode<Responses<Op>[keyof Responses<Op>]>;

/** What an operation is given besides the options of every call. */
export type OperationInput<Op extends OperationId> = Part<Op, 'path'> &
  Part<Op, 'query'> &
  BodyPart<Op> &
  (HasHeader<Op, 'Idempotency-Key'> extends true ? IdempotentInput : unknown) &
  (HasHeader<Op, 'X-Otp-Token'> extends true
    ? OtpInput
    : TakesHeader<Op, 'X-Otp-Token'> extends true
      ? Partial<OtpInput>
      : unknown);

/** Of operations that make something or move money. */
export type IdempotentInput = {
  /**
   * Names the intent, not the attempt: keep it and give the same one when the same thing is tried again, and the API does it
   * once. 16 to 64 characters of `A–Z a–z 0–9 _ -`; {@link intent} makes one. Remembered by the API for 24 hours. Left out, the
   * call makes one for its own retries: read it from `withResponse` or from the error's `idempotencyKey`.
   * Null, empty or of another form is refused before anything is sent: an intent that was lost is no new one.
   */
  idempotencyKey?: string;
};

/** Of operations that are confirmed by a mailed code. */
export type OtpInput = {
  /** The confirmation that `verifyOtp` answered for this very action (`data.otp_token`). */
  otpToken: string;
};

/** Options of every call. */
export type CallOptions = {
  /** Ends the call: it rejects with a {@link NetworkError} whose `reason` is `'aborted'`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds one attempt may take; instead of the client's. 0 waits for ever. */
  timeoutMs?: number | undefined;
  /** Milliseconds the call may take with all attempts and waits; instead of the client's. 0: no limit. */
  totalTimeoutMs?: number | undefined;
  /** When this call is tried again by itself; instead of the client's. `false`: never. */
  retry?: RetryPolicy | false | undefined;
  /** More request headers. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
};

/** The argument of a method: may be left out where the operation needs nothing. */
export type CallArgs<Op extends OperationId> =
  Record<never, never> extends OperationInput<Op>
    ? [input?: OperationInput<Op> & CallOptions]
    : [input: OperationInput<Op> & CallOptions];

/** An answer with what came around its body. */
export type WithResponse<Body> = {
  body: Body;
  /** Status and headers; its body has been read, except that of a stream. */
  response: Response;
  /** `X-Request-Id` of the answer: tell it to support. */
  requestId: string | null;
  /** The intent the call was made with; undefined for operations that take none. */
  idempotencyKey: string | undefined;
};

/**
 * Any text, while editors still offer the known words: a server may answer a status that this version does not know yet.
 * @example const badge: Open<PaymentStatus> = payment.status
 */
export type Open<Known extends string> = Known | (string & {});

/** Every answer of an operation by its status. */
export type Responses<Op extends OperationId> = operations[Op]['responses'];

type Content<R> = R extends { content: { 'application/json': infer Body } }
  ? Body
  : R extends { content: { 'text/event-stream': unknown } }
    ? ReadableStream<Uint8Array>
    : R extends { content: Record<string, string> }
      ? Blob
      : undefined;

/** The codes of one of these answers. */
export type ErrorCode<R> = R extends { content: { 'application/json': { error_code?: infer Code } } }
  ? string extends Code
    ? never
    : Extract<Code, string>
  : never;

type Parameters<Op extends OperationId> = operations[Op]['parameters'];

type Part<Op extends OperationId, Where extends 'path' | 'query'> = [
  Exclude<Parameters<Op>[Where], undefined>,
] extends [never]
  ? unknown
  : undefined extends Parameters<Op>[Where]
    ? { [W in Where]?: Lenient<Exclude<Parameters<Op>[Where], undefined>> | undefined }
    : { [W in Where]: Lenient<Parameters<Op>[Where]> };

/** `{ search: text || undefined }` is as good as leaving `search` out. */
type Lenient<T> = { [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] };

type BodyPart<Op extends OperationId> = [Sent<operations[Op]['requestBody']>] extends [never]
  ? unknown
  : undefined extends operations[Op]['requestBody']
    ? { body?: Sent<operations[Op]['requestBody']> | undefined }
    : { body: Sent<operations[Op]['requestBody']> };

type Sent<R> = R extends { content: { 'application/json': infer Body } }
  ? Body
  : R extends { content: { 'application/octet-stream': unknown } }
    ? Blob | ArrayBuffer | Uint8Array
    : never;

type HasHeader<Op extends OperationId, Name extends string> =
  Parameters<Op> extends { header: { [N in Name]: string } } ? true : false;

/** Optional ones too: a live key's code, which sandbox does not ask for. */
type TakesHeader<Op extends OperationId, Name extends string> =
  Parameters<Op> extends { header?: infer Headers }
    ? Name extends keyof NonNullable<Headers>
      ? true
      : false
    : false;
