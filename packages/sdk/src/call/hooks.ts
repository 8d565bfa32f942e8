import type { ApiError } from '../errors/errors.ts';
import type { Trip } from '../route.ts';

/** What every hook is told. Low in variety, so that it can label a metric; nothing in it is secret or personal. */
export type CallNote = {
  /** Operation id: `'createOrder'`. */
  operation: string;
  /** `'GET'`, `'POST'` … */
  method: string;
  /** The path with its names instead of values: `'/dashboard/orders/{id}'`. */
  path: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** The intent of the call; undefined for operations that take none. */
  idempotencyKey: string | undefined;
};

/** What `onRequest` is told before an attempt goes out. */
export type RequestNote = CallNote & {
  /** As they go out; the values of those that are not known to be harmless read `[redacted]`. */
  headers: Readonly<Record<string, string>>;
};

/** What `onResponse` is told of an attempt that was answered. */
export type ResponseNote = CallNote & {
  status: number;
  /** `X-Request-Id` of the answer. */
  requestId: string | null;
  /** Milliseconds from sending to having read the whole answer. */
  durationMs: number;
  /** As they came, redacted as those of the request are. */
  headers: Readonly<Record<string, string>>;
};

/** What `onRetry` is told before a wait. */
export type RetryNote = CallNote & {
  /** Why the attempt failed. */
  error: ApiError;
  /** Milliseconds until the next. */
  delayMs: number;
};

/** What `onError` is told of a call that gave up. */
export type FailureNote = CallNote & {
  /** What the call rejects with. */
  error: ApiError;
  /** Milliseconds from the first attempt, waits included. */
  durationMs: number;
};

/**
 * For logs and metrics. A hook that throws or rejects does not touch the call, and none is waited for.
 * @example
 * hooks: { onResponse: ({ operation, status, durationMs }) => histogram.record(durationMs, { operation, status }) }
 */
export type Hooks = {
  /** Before each attempt is sent. */
  onRequest?(note: RequestNote): void;
  /** After each attempt that was answered, also with a refusal. */
  onResponse?(note: ResponseNote): void;
  /** Before the wait for another attempt. */
  onRetry?(note: RetryNote): void;
  /** Once for a call that rejects. */
  onError?(note: FailureNote): void;
};

/** The note is made only where somebody reads it. */
export async function tell<Name extends keyof Hooks>(
  hooks: Hooks | undefined,
  name: Name,
  { operation, method, path, attempt, idempotencyKey }: Trip,
  more: Omit<Note<Name>, keyof CallNote>,
): Promise<void> {
  try {
    const all = hooks as Readonly<Record<string, (note: object) => void>> | undefined;
    await all?.[name]?.({ operation, method, path, attempt, idempotencyKey, ...more });
  } catch {
    // A broken log must not break a payment.
  }
}

type Note<Name extends keyof Hooks> = Parameters<NonNullable<Hooks[Name]>>[0];

const HARMLESS =
  /^(Accept|Content|Date|Idempotency-Key|Is-Live|Retry-After|Timezone|traceparent|User-Agent|X-Request-Id)/i;

export const REDACTED = '[redacted]';

export const redacted = (headers: Headers, hide: (text: string) => string): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, HARMLESS.test(name) ? hide(value) : REDACTED]),
  );
