import type { components } from '../generated/schema.gen.ts';
import type { ProblemParams } from '../generated/facts.gen.ts';
import type { Open, OperationId, ProblemCode, ProblemCodeOf } from '../types.ts';

/** A refused field: `{ field: 'email', code: 'DPAY_EMAIL_INVALID', message }`. */
export type FieldProblem = components['schemas']['FieldProblem'];

/** Values for a problem's texts, e.g. `{ remaining_minutes: 30 }`. */
export type Params = Readonly<Record<string, string | number>>;

/** Carried by every error of a call, also in logs. Contains no token, header or body. */
export type ErrorFacts = {
  operation: string;
  status: number;
  code?: string | undefined;
  requestId?: string | null | undefined;
  params?: Params | undefined;
  fields?: readonly FieldProblem[] | undefined;
  retryAfter?: number | null;
  idempotencyKey?: string | null | undefined;
};

/** The source of an error; kept on it, but never logged. */
export type RawFacts = ErrorOptions & { response?: Response; body?: unknown };

// One symbol for every copy of this package in a process: ESM and CommonJS builds, two versions, two bundles.
const CLASS = Symbol.for('@dasbor/sdk.error');

/** The parent of all errors of this package. `instanceof` also recognises errors from another copy of the package. */
export class DasborError extends Error {
  static readonly kind: string = 'DasborError';
  /** The class name, unaffected by minification: `'RateLimitedError'`. */
  override name = (this.constructor as typeof DasborError).kind;

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A derived class in an app has no kind of its own and uses the standard check.
    if (!Object.hasOwn(this, 'kind')) return super[Symbol.hasInstance](value);
    let at = (value as Partial<DasborError> | null | undefined)?.[CLASS];
    while (at && at.kind !== this.kind) at = Object.getPrototypeOf(at) as typeof DasborError;
    return !!at;
  }

  /** For logs: every field except the raw response, the cause and the stack. */
  toJSON(): object {
    return { ...this, message: this.message };
  }

  get [CLASS]() {
    return this.constructor as typeof DasborError;
  }
}

/** Whether this package created the error, in any copy of it. */
export const isDasborError = (error: unknown): error is DasborError => error instanceof DasborError;

/**
 * Every method rejects with this once its input can be sent (otherwise with {@link ConfigurationError}). The subclasses tell the caller
 * what to do: {@link UnauthorizedError} sign in again, {@link ForbiddenError} ask for access, {@link NotFoundError} show that the
 * record does not exist, {@link RateLimitedError} wait, {@link ProblemError} tell the user what to change, {@link ServerError} try
 * later, {@link NetworkError} check the connection. `@dasbor/sdk/errors` has the texts, cause and next step for each `code`.
 */
export class ApiError extends DasborError {
  static override readonly kind: string = 'ApiError';
  /** Operation id: `'payVirtualAccount'`. */
  declare readonly operation: string;
  /** HTTP status; 0 without a response, and for a redirect in a browser, which hides it. */
  declare readonly status: number;
  /** `DPAY_…` from the contract (or a newer one), or `HTTP_<status>` if the response was not the API's (a proxy's page, an empty body). */
  declare readonly code: Open<ProblemCode>;
  /** Give this to support; null if the response had none. */
  declare readonly requestId: string | null;
  /** Values for the problem's texts, typed by {@link isProblem}; `{}` if there are none. */
  declare readonly params: Params;
  /** The refused fields, each with its own code; empty if the refusal is not about fields. */
  declare readonly fields: readonly FieldProblem[];
  /** Seconds to wait, from `Retry-After` or the problem's params; null if the response does not say. */
  declare readonly retryAfter: number | null;
  /** The call's idempotency key: pass it again to retry the same operation. Null for operations without one. */
  declare readonly idempotencyKey: string | null;
  readonly #raw: RawFacts;

  constructor(facts: ErrorFacts, message?: string | null, raw: RawFacts = {}) {
    const { operation, status, code = `HTTP_${status}`, requestId = null, idempotencyKey = null } = facts;
    // A server in front of the API may return `errors` and `params` of another form.
    const fields = [facts.fields].flat().filter((one) => one?.field) as FieldProblem[];
    const params = Object(facts.params) === facts.params ? facts.params : {};
    const said = [message || code, ...fields.map((one) => `${one.field}: ${one.message}`)].join(' ');
    super(`${operation}: ${said} [${[status, code, requestId].filter(Boolean).join(' ')}]`, raw);
    Object.assign(this, { retryAfter: null, ...facts, code, requestId, params, fields, idempotencyKey });
    this.#raw = raw;
  }

  /**
   * The original status and headers; undefined without a response. The body was already read: see {@link ApiError.body}. Never log it:
   * a server may echo your key or token in a header, and it is not redacted here.
   */
  get response(): Response | undefined {
    return this.#raw.response;
  }

  /**
   * The original body: an object for JSON, otherwise text; undefined if a file or stream was expected. If a refusal echoes the call's
   * key or token, it reads `[redacted]`. Not logged.
   */
  get body(): unknown {
    return this.#raw.body;
  }
}

/**
 * The API refused the request (4xx): show the texts of `code` with `params`, or show `fields` beside the form fields. A 4xx without an
 * API code is a {@link ServerError}, except 401, 413, 414 and 429, which mean the same from any sender.
 */
export class ProblemError extends ApiError {
  static override readonly kind: string = 'ProblemError';
}

/**
 * 401: the session has ended (the API refused to renew it), or the key is wrong, expired or revoked. In a loop it is also thrown,
 * without a response, after the sign-in in which the loop began has ended.
 */
export class UnauthorizedError extends ProblemError {
  static override readonly kind = 'UnauthorizedError';
}

/** 403 from the API: a permission, scope, feature, mode or confirmation is missing. `params` may name it. */
export class ForbiddenError extends ProblemError {
  static override readonly kind = 'ForbiddenError';
}

/** 404 from the API: the record does not exist, or belongs to another merchant. */
export class NotFoundError extends ProblemError {
  static override readonly kind = 'NotFoundError';
}

/** 429: too many requests; nothing was executed. Wait `retryAfter` seconds. */
export class RateLimitedError extends ProblemError {
  static override readonly kind = 'RateLimitedError';
}

/**
 * 5xx, a response that is not the API's JSON (including 4xx: a proxy's 404 says nothing about a payment), an empty or truncated
 * success, or a redirect (never followed). It is unknown whether the request was executed.
 */
export class ServerError extends ApiError {
  static override readonly kind = 'ServerError';
}

/**
 * There was no response, and it is unknown whether the request was executed, unless it was never sent. `cause` is an error with the
 * name and message of the failure, with the key or token removed; `message` includes nested causes. Also thrown when the session could
 * not be renewed after a 401: then the request was not executed, the session remains, `cause` is the renewal's error and `retryAfter`
 * its requested wait.
 */
export class NetworkError extends ApiError {
  static override readonly kind = 'NetworkError';
  /**
   * `timeout`: the SDK stopped waiting; `aborted`: by the caller's signal, or because another sign-in replaced this one; `unreachable`:
   * everything else, see `cause`.
   */
  declare readonly reason: 'timeout' | 'aborted' | 'unreachable';

  constructor(
    operation: string,
    reason: NetworkError['reason'],
    failed?: unknown,
    idempotencyKey?: string,
    hide: (text: string) => string = String,
  ) {
    // "fetch failed" is not enough: Node names the address that refused in the cause of the cause.
    const { message, cause } = Object(failed) as Partial<Error>;
    const { message: deeper, code } = Object(cause) as Partial<Error> & { code?: unknown };
    const why = hide([reason, message, deeper || code].filter(Boolean).join(': '));
    const facts = { operation, status: 0, code: 'NETWORK_ERROR', idempotencyKey };
    // Only the name and message: other properties, such as a request with its headers, may contain a key.
    super(facts, why, { cause: failed && new Error(hide(String(failed))) });
    this.reason = reason;
  }
}

/**
 * The client or a call was configured in a way that cannot work: nothing was sent, and a retry will not help. `explain` of
 * `@dasbor/sdk/errors` says what to change for each `code`.
 */
export class ConfigurationError extends DasborError {
  static override readonly kind = 'ConfigurationError';
  declare readonly code: ConfigurationCode;

  constructor(code: ConfigurationCode, message: string) {
    super(`${message} [${code}]`);
    this.code = code;
  }
}

/**
 * `KEY_MISSING`: empty, usually an unset variable; `KEY_INVALID`: not of the form `dp_live_…` or `dp_test_…`; `KEY_WITH_SESSION`: both
 * `key` and `session` are given; `KEY_OF_OTHER_MODE`: `mode` is not the key's; `KEY_IN_BROWSER`: a live key that any visitor could
 * read; `BASE_URL_INVALID`: not an http(s) URL, or one with a user, password, query or fragment; `INTENT_INVALID`: null, empty or not
 * of the form of an idempotency key; `INPUT_INVALID`: a missing path value, a value that no request can carry (a line break in a
 * header, a BigInt in a body), or a time or number of attempts that is not a number of 0 or more.
 */
export type ConfigurationCode =
  | 'KEY_MISSING'
  | 'KEY_INVALID'
  | 'KEY_WITH_SESSION'
  | 'KEY_OF_OTHER_MODE'
  | 'KEY_IN_BROWSER'
  | 'BASE_URL_INVALID'
  | 'INTENT_INVALID'
  | 'INPUT_INVALID';

/**
 * Whether the API refused with this code; `params` is then typed.
 * @example
 * if (isProblem(error, 'DPAY_AMOUNT_NOT_EQUAL_BILL')) show(`Rp ${error.params.billed}`)
 */
export const isProblem = <Code extends ProblemCode>(
  error: unknown,
  code: Code,
): error is ApiError & {
  code: Code;
  params: ProblemParams[Code] extends undefined ? Params : ProblemParams[Code];
} => error instanceof ApiError && error.code === code;

/**
 * Whether this operation refused; `code` is then one of the codes that the contract lists for it (or a newer one).
 * @example
 * if (isProblemOf(error, 'payVirtualAccount')) switch (error.code) { case 'DPAY_VA_EXPIRED': … }
 */
export const isProblemOf = <Op extends OperationId>(
  error: unknown,
  operation: Op,
): error is ProblemError & { code: ProblemCodeOf<Op>; operation: Op } =>
  error instanceof ProblemError && error.operation === operation;
