import type { operations } from './generated/schema.gen.ts';
import type { ProblemParams } from './generated/facts.gen.ts';
import type { RetryPolicy } from './call/retry-policy.ts';

/** Every operation of the contract by its id: `'listPayments' | 'getPayment' | …`. */
export type OperationId = keyof operations;

/**
 * The operations a client can call: operation id → `'<method> <path>'`, followed by `public`, `stream`, `file`, `bytes`, `once` or
 * `empty`. The tables of `@dasbor/sdk/resources` have this type.
 */
export type OperationTable = { readonly [Op in OperationId]?: string };

/** Body of an operation's success: `{ data, page }` for a list, a `Blob` for a file, `undefined` for a 204. */
export type SuccessBody<Op extends OperationId> = Content<Responses<Op>[SuccessStatus<Op>]>;

/** The success statuses of an operation: `201` for `createPayment`. */
export type SuccessStatus<Op extends OperationId> = Extract<keyof Responses<Op>, 200 | 201 | 202 | 204>;

/** Every code that an operation returns or reports for a field: `'DPAY_VA_EXPIRED' | …`. */
export type ProblemCode = keyof ProblemParams;

/** The codes that an operation can be refused with, from the contract: `ProblemCodeOf<'payVirtualAccount'>`. */
export type ProblemCodeOf<Op extends OperationId> = ErrorCode<Responses<Op>[keyof Responses<Op>]>;

/** An operation's input, without the options of every call. */
export type OperationInput<Op extends OperationId> = Part<Op, 'path'> &
  Part<Op, 'query'> &
  BodyPart<Op> &
  (HasHeader<Op, 'Idempotency-Key'> extends true ? IdempotentInput : unknown) &
  (HasHeader<Op, 'X-Otp-Token'> extends true
    ? OtpInput
    : TakesHeader<Op, 'X-Otp-Token'> extends true
      ? Partial<OtpInput>
      : unknown);

/** For operations that create something or move money. */
export type IdempotentInput = {
  /**
   * Identifies the intent, not the attempt: store it and pass the same key to retry the same thing; the API executes it once. 16 to 64
   * characters of `A–Z a–z 0–9 _ -`; created by {@link intent}. The API remembers it for 24 hours. If omitted, the call creates one for
   * its own retries: read it from `withResponse` or from the error's `idempotencyKey`. Null, empty or malformed keys are refused before
   * anything is sent, because a lost intent must not become a new one.
   */
  idempotencyKey?: string;
};

/** For operations confirmed by an emailed code. */
export type OtpInput = {
  /** The confirmation from `verifyOtp` for this exact action (`data.otp_token`). */
  otpToken: string;
};

/** Options of every call. */
export type CallOptions = {
  /** Aborts the call: it rejects with a {@link NetworkError} whose `reason` is `'aborted'`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt; overrides the client's. 0 disables the timeout. */
  timeoutMs?: number | undefined;
  /** Milliseconds for the call with all attempts and waits; overrides the client's. 0: no limit. */
  totalTimeoutMs?: number | undefined;
  /** When this call is retried automatically; overrides the client's. `false`: never. */
  retry?: RetryPolicy | false | undefined;
  /** More request headers. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
};

/** The argument of a method: optional if the operation needs no input. */
export type CallArgs<Op extends OperationId> =
  Record<never, never> extends OperationInput<Op>
    ? [input?: OperationInput<Op> & CallOptions]
    : [input: OperationInput<Op> & CallOptions];

/** A response with its body and metadata. */
export type WithResponse<Body> = {
  body: Body;
  /** Status and headers; its body has been read, except that of a stream. */
  response: Response;
  /** `X-Request-Id` of the response: give it to support. */
  requestId: string | null;
  /** The call's idempotency key; undefined for operations without one. */
  idempotencyKey: string | undefined;
};

/**
 * Any text, with suggestions for the known values: a server may return a status unknown to this version.
 * @example const badge: Open<PaymentStatus> = payment.status
 */
export type Open<Known extends string> = Known | (string & {});

/** Every response of an operation by status. */
export type Responses<Op extends OperationId> = operations[Op]['responses'];

type Content<R> = R extends { content: { 'application/json': infer Body } }
  ? Body
  : R extends { content: { 'text/event-stream': unknown } }
    ? ReadableStream<Uint8Array>
    : R extends { content: Record<string, string> }
      ? Blob
      : undefined;

/** The error codes of one of these responses. */
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

/** `{ search: text || undefined }` means the same as omitting `search`. */
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

/** Includes optional headers: a live key's OTP, which sandbox does not require. */
type TakesHeader<Op extends OperationId, Name extends string> =
  Parameters<Op> extends { header?: infer Headers }
    ? Name extends keyof NonNullable<Headers>
      ? true
      : false
    : false;
