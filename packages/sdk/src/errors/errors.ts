import type { components } from '../generated/schema.gen.ts';
import type { ProblemParams } from '../generated/facts.gen.ts';
import type { Open, OperationId, ProblemCode, ProblemCodeOf } from '../types.ts';

/** One field that was refused: `{ field: 'email', code: 'DPAY_EMAIL_INVALID', message }`. */
export type FieldProblem = components['schemas']['FieldProblem'];

/** Values that fill a problem's words, e.g. `{ remaining_minutes: 30 }`. */
export type Params = Readonly<Record<string, string | number>>;

/** What every error of a call carries, also in a log. None of it is a token, a header or a body. */
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

/** What an error was made of; kept, and never in a log. */
export type RawFacts = ErrorOptions & { response?: Response; body?: unknown };

// One symbol for every copy of this package in a process: the ESM and the CommonJS build, two versions, two bundles.
const CLASS = Symbol.for('@dasbor/sdk.error');

/** The parent of all errors of this package. `instanceof` knows them also when another copy of the package made them. */
export class DasborError extends Error {
  static readonly kind: string = 'DasborError';
  /** The class as text, whatever a minifier makes of its name: `'RateLimitedError'`. */
  override name = (this.constructor as typeof DasborError).kind;

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A class that somebody derived from one of these has no kind of its own and is recognised as usual.
    if (!Object.hasOwn(this, 'kind')) return super[Symbol.hasInstance](value);
    let at = (value as Partial<DasborError> | null | undefined)?.[CLASS];
    while (at && at.kind !== this.kind) at = Object.getPrototypeOf(at) as typeof DasborError;
    return !!at;
  }

  /** What logs keep: every field but the raw answer, the cause and the stack. */
  toJSON(): object {
    return { ...this, message: this.message };
  }

  get [CLASS]() {
    return this.constructor as typeof DasborError;
  }
}

/** Whether this package made the error, in whichever copy of it. */
export const isDasborError = (error: unknown): error is DasborError => error instanceof DasborError;

/**
 * What every method rejects with once its input can be sent (else {@link ConfigurationError}). Its subclasses are the things a caller does differently: {@link UnauthorizedError} sign in
 * again, {@link ForbiddenError} ask for access, {@link NotFoundError} show that it is not there, {@link RateLimitedError} wait,
 * {@link ProblemError} tell the person what to change, {@link ServerError} try later, {@link NetworkError} check the connection.
 * The words of each `code`, its cause and what to do next are in `@dasbor/sdk/errors`.
 */
export class ApiError extends DasborError {
  static override readonly kind: string = 'ApiError';
  /** Operation id: `'payVirtualAccount'`. */
  declare readonly operation: string;
  /** HTTP status; 0 when there was no answer, and of a redirect in a browser, which hides it. */
  declare readonly status: number;
  /** `DPAY_…` of the contract (or a newer one), or `HTTP_<status>` where the answer was not the API's (a proxy's page, an empty body). */
  declare readonly code: Open<ProblemCode>;
  /** Tell this to support; null when the answer had none. */
  declare readonly requestId: string | null;
  /** Values of the problem's words, typed by {@link isProblem}; `{}` when there are none. */
  declare readonly params: Params;
  /** The fields that were refused, each with a code of its own; empty when the refusal is not about fields. */
  declare readonly fields: readonly FieldProblem[];
  /** Seconds to wait, from `Retry-After` or the problem's params; null when the answer does not say. */
  declare readonly retryAfter: number | null;
  /** The intent the call was made with: give it again to try the same thing again. Null for operations that take none. */
  declare readonly idempotencyKey: string | null;
  readonly #raw: RawFacts;

  constructor(facts: ErrorFacts, message?: string | null, raw: RawFacts = {}) {
    const { operation, status, code = `HTTP_${status}`, requestId = null, idempotencyKey = null } = facts;
    // Something before the API may have `errors` and `params` of another form.
    const fields = [facts.fields].flat().filter((one) => one?.field) as FieldProblem[];
    const params = Object(facts.params) === facts.params ? facts.params : {};
    const said = [message || code, ...fields.map((one) => `${one.field}: ${one.message}`)].join(' ');
    super(`${operation}: ${said} [${[status, code, requestId].filter(Boolean).join(' ')}]`, raw);
    Object.assign(this, { retryAfter: null, ...facts, code, requestId, params, fields, idempotencyKey });
    this.#raw = raw;
  }

  /**
   * Status and headers as they came; undefined when no answer came. Its body has been read: see {@link ApiError.body}. Nothing is cut out
   * of it: where a server echoes your key or token in a header, that stands in here. Never log it.
   */
  get response(): Response | undefined {
    return this.#raw.response;
  }

  /**
   * The body as it came: an object where it was JSON, text where it was not, undefined where something stood in the place of a file
   * or stream; the key or token of the call reads `[redacted]` in a refusal that echoes it. Not part of what is logged.
   */
  get body(): unknown {
    return this.#raw.body;
  }
}

/**
 * The API understood and said no (4xx): show `code`'s words with `params`, or `fields` beside the fields. A 4xx without a code of the API is
 * a {@link ServerError}, but for 401, 413, 414 and 429: they mean the same whoever says them.
 */
export class ProblemError extends ApiError {
  static override readonly kind: string = 'ProblemError';
}

/**
 * 401: the session has ended (the API refused to renew it), or the key is wrong, expired or revoked. Of a loop also, without an answer, that
 * the sign-in is over which it began in.
 */
export class UnauthorizedError extends ProblemError {
  static override readonly kind = 'UnauthorizedError';
}

/** 403 of the API: a permission, scope, feature, mode or confirmation is missing. `params` may name it. */
export class ForbiddenError extends ProblemError {
  static override readonly kind = 'ForbiddenError';
}

/** 404 of the API: not there, or not this merchant's. */
export class NotFoundError extends ProblemError {
  static override readonly kind = 'NotFoundError';
}

/** 429: too many requests; nothing was done. Wait `retryAfter` seconds. */
export class RateLimitedError extends ProblemError {
  static override readonly kind = 'RateLimitedError';
}

/**
 * 5xx, an answer that is not the API's JSON (also a 4xx: a proxy's 404 says nothing of a payment), a success that came empty or cut off, or a redirect (none is followed). Whether the
 * request was carried out is not known.
 */
export class ServerError extends ApiError {
  static override readonly kind = 'ServerError';
}

/**
 * No answer came, or none of the API to the renewal of a session that a 401 asked for: the session stands, `cause` is the error of the
 * renewal, `retryAfter` what it asked to wait, and the request was not carried out. Else `cause` is an error with the name and words of
 * what failed, the key or token cut out, the words of its own cause are in the message, and whether the request was carried out is not
 * known unless it was never sent.
 */
export class NetworkError extends ApiError {
  static override readonly kind = 'NetworkError';
  /** `timeout`: the SDK stopped waiting; `aborted`: the caller's signal, or the sign-in is another's by now; `unreachable`: everything else, see `cause`. */
  declare readonly reason: 'timeout' | 'aborted' | 'unreachable';

  constructor(
    operation: string,
    reason: NetworkError['reason'],
    failed?: unknown,
    idempotencyKey?: string,
    hide: (text: string) => string = String,
  ) {
    // "fetch failed" alone helps nobody: Node tells which address refused in the cause of the cause.
    const { message, cause } = Object(failed) as Partial<Error>;
    const { message: deeper, code } = Object(cause) as Partial<Error> & { code?: unknown };
    const why = hide([reason, message, deeper || code].filter(Boolean).join(': '));
    const facts = { operation, status: 0, code: 'NETWORK_ERROR', idempotencyKey };
    // Its name and words: what else hangs on it, such as a request with its headers, may hold a key.
    super(facts, why, { cause: failed && new Error(hide(String(failed))) });
    this.reason = reason;
  }
}

/**
 * The client was set up, or a method called, in a way that cannot work: nothing was sent, and trying again will not help.
 * `explain` of `@dasbor/sdk/errors` says of its `code` what to change.
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
 * `KEY_MISSING`: empty, most often a variable that is not set; `KEY_INVALID`: not of the form `dp_live_…` or `dp_test_…`;
 * `KEY_WITH_SESSION`: `key` and `session` are both given; `KEY_OF_OTHER_MODE`: `mode` is not that of the key; `KEY_IN_BROWSER`: a live key where any visitor can read it; `BASE_URL_INVALID`: no http(s) address, or one with a
 * user, password, query or fragment; `INTENT_INVALID`: null, empty or not of the form of an idempotency key; `INPUT_INVALID`: a path
 * value that is missing, something that no request can carry (a line break in a header, a BigInt in a body), or a time or number of
 * attempts that is no number of 0 or more.
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
