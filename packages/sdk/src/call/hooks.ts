import type { ApiError } from '../errors/errors.ts';
import type { Trip } from '../route.ts';

/** Passed to every hook. Low cardinality, so that it can label a metric; contains nothing secret or personal. */
export type CallNote = {
  /** Operation id: `'createOrder'`. */
  operation: string;
  /** `'GET'`, `'POST'` … */
  method: string;
  /** The path template: `'/dashboard/orders/{id}'`. */
  path: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** The call's idempotency key; undefined for operations without one. */
  idempotencyKey: string | undefined;
};

/** Passed to `onRequest` before an attempt is sent. */
export type RequestNote = CallNote & {
  /** As sent; values of headers not known to be harmless are `[redacted]`. */
  headers: Readonly<Record<string, string>>;
};

/** Passed to `onResponse` after an attempt got a response. */
export type ResponseNote = CallNote & {
  status: number;
  /** `X-Request-Id` of the response. */
  requestId: string | null;
  /** Milliseconds from sending until the complete response was read. */
  durationMs: number;
  /** As received, redacted like the request headers. */
  headers: Readonly<Record<string, string>>;
};

/** Passed to `onRetry` before a wait. */
export type RetryNote = CallNote & {
  /** Why the attempt failed. */
  error: ApiError;
  /** Milliseconds until the next. */
  delayMs: number;
};

/** Passed to `onError` when a call gives up. */
export type FailureNote = CallNote & {
  /** What the call rejects with. */
  error: ApiError;
  /** Milliseconds from the first attempt, waits included. */
  durationMs: number;
};

/**
 * For logs and metrics. A hook that throws or rejects does not affect the call, and hooks are not awaited.
 * @example
 * hooks: { onResponse: ({ operation, status, durationMs }) => histogram.record(durationMs, { operation, status }) }
 */
export type Hooks = {
  /** Before each attempt is sent. */
  onRequest?(note: RequestNote): void;
  /** After each attempt that got a response, including a refusal. */
  onResponse?(note: ResponseNote): void;
  /** Before the wait for a retry. */
  onRetry?(note: RetryNote): void;
  /** Once, when a call rejects. */
  onError?(note: FailureNote): void;
};

/** The note is only built if a hook reads it. */
export const tell = async <Name extends keyof Hooks>(
  hooks: Hooks | undefined,
  name: Name,
  { operation, method, path, attempt, idempotencyKey }: Trip,
  more: Omit<Note<Name>, keyof CallNote>,
): Promise<void> => {
  try {
    const all = hooks as Readonly<Record<string, (note: object) => void>> | undefined;
    await all?.[name]?.({ operation, method, path, attempt, idempotencyKey, ...more });
  } catch {
    // A failing logger must not break a payment.
  }
};

type Note<Name extends keyof Hooks> = Parameters<NonNullable<Hooks[Name]>>[0];

const HARMLESS =
  /^(Accept|Content|Date|Idempotency-Key|Is-Live|Retry-After|Timezone|traceparent|User-Agent|X-Request-Id)/i;

export const REDACTED = '[redacted]';

export const redacted = (headers: Headers, hide: (text: string) => string): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, HARMLESS.test(name) ? hide(value) : REDACTED]),
  );
