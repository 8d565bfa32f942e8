import type { Flags, Permission } from '@dasbor/domain/access';
import type { Scopes } from '@dasbor/domain/api-keys';
import type { AuditBy } from '../platform/audit.ts';
import type { Tx } from '../platform/db/tx.ts';
import type { Mode } from '../platform/merchant/mode.ts';
import type { FieldProblem, Language, Values } from '../platform/problems.ts';
import type { Deps } from '../deps.ts';
import type { operations, PublicOperationId, SnapOperationId } from './contract-types.ts';
import type { Outside } from './outside.ts';

export type OperationId = keyof operations;
/** Operations that nobody needs to be signed in for; they open their own transactions (`deps.db.signIn`). */
export type { PublicOperationId };

/** The caller's rights as the database has them now, not as they were when the token was made. */
export type Session = {
  sessionId: string;
  userId: string;
  merchantId: string;
  mode: Mode;
  email: string;
  name: string;
  roleId: number;
  roleName: string;
  permissions: readonly Permission[];
  /** Effective in this mode (sandbox overrides applied). */
  flags: Flags;
  masksPersonalData: boolean;
  suspended: boolean;
  /** How far the rules of the day are ahead of the real time; 0 in live. */
  clockAheadMs: number;
  /** Of a merchant's server: then the ids are its key's, and there is neither person, role nor permission. */
  scopes?: Scopes;
  /** Of a key that acts for one subaccount alone. */
  subaccountId?: string;
};

type Parameters<Op extends OperationId, Where extends 'path' | 'query'> = operations[Op] extends {
  parameters: infer P;
}
  ? Where extends keyof P
    ? Exclude<P[Where], undefined>
    : Record<never, never>
  : Record<never, never>;

/** A body that was written to disk as it came, under a name of our own. It is gone when the call is answered. */
export type Upload = { path: string; size: number; sha256: string };

type Body<Op extends OperationId> = operations[Op] extends {
  requestBody?: { content: { 'application/json': infer B } };
}
  ? B
  : operations[Op] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? Upload
    : undefined;

type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined;
type Responses<Op extends OperationId> = operations[Op] extends { responses: infer R } ? R : never;
type SuccessStatus<Op extends OperationId> = Extract<keyof Responses<Op>, 200 | 201 | 202 | 204>;
export type SuccessBody<Op extends OperationId> = Json<Responses<Op>[SuccessStatus<Op>]>;

/** What every handler is given. Validated, with the contract's defaults filled in. */
export type PublicCall<Op extends OperationId = OperationId> = {
  operationId: Op;
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: Body<Op>;
  /** The clock's reading when the request arrived; the same for the whole request. */
  now: Date;
  mode: Mode;
  requestId: string;
  language: Language;
  /** For `audit.record(tx, call.by, …)`. */
  by: AuditBy;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came, byte by byte: what a signature is over. `target` is path and query. */
  sent: { method: string; target: string; body: Buffer };
  deps: Deps;
};

/** A signed-in call: one transaction as the caller's merchant and mode, committed when the handler answers `ok`. */
export type Call<Op extends OperationId = OperationId> = PublicCall<Op> & {
  session: Session;
  tx: Tx;
  outside: Outside;
};

/** The merchant whose SNAP key signed a call, as the database has it now. */
export type SnapCaller = {
  clientId: string;
  merchantId: string;
  merchantName: string;
  mode: Mode;
  externalId: string;
  flags: Flags;
  suspended: boolean;
  clockAheadMs: number;
};
/** The token that came with a call of SNAP, and whose it is. */
export type SnapToken = { accessToken: string; clientId: string };
export type SnapCall<Op extends OperationId = OperationId> = PublicCall<Op> & { caller: SnapCaller };

export type Params = Values;
export type FieldError = FieldProblem;

export type Ok<B> = { kind: 'ok'; status: number; body: B };
export type Refusal = {
  kind: 'problem';
  code: string;
  params?: Params | undefined;
  errors?: readonly FieldError[] | undefined;
  /** Keep what the handler wrote (a counted attempt, an audit row) although it refuses. */
  commit: boolean;
};
/** Why what a code is asked for would be refused anyway. `action` is path and body of the call together, as the contract has them. */
export type RefusesAction<Op extends OperationId> = (
  call: Pick<Call, 'tx' | 'now' | 'session'>,
  action: Call<Op>['params'] & Call<Op>['body'],
) => Promise<Refusal | undefined>;
/** The same for the door, whose `action` is not validated. */
export type RefusesAtOnce = (
  call: Pick<Call, 'tx' | 'now' | 'session'>,
  action: Readonly<Record<string, unknown>>,
) => Promise<Refusal | undefined>;
/** A file to save: made whole before it is sent, or written piece by piece after the transaction, as fast as its reader reads. */
export type FileAnswer = {
  kind: 'file';
  contentType: string;
  name: string;
  bytes: Uint8Array | AsyncIterable<string>;
};
/** A long-lived answer: written to the socket after the transaction is over. */
export type Stream = { kind: 'stream'; contentType: string; start: (write: StreamWriter) => () => void };
export type StreamWriter = {
  write: (text: string) => void;
  /** Resolves when the reader has taken what was written. False if the reader has left: then there is nobody to read more for. */
  ready: () => Promise<boolean>;
  end: () => void;
};

/**
 * What is done and answered after the commit: a call to a stranger's server must not hold a transaction. Not for idempotent
 * operations, whose answer is kept in the transaction.
 */
export type Afterwards<B> = { kind: 'afterwards'; work: () => Promise<Ok<B> | Refusal | FileAnswer> };

export type Answer<Op extends OperationId> =
  | Ok<SuccessBody<Op>>
  | Refusal
  | Stream
  | FileAnswer
  | Afterwards<SuccessBody<Op>>;
/** Any operation's answer, for the door, which treats them all alike. */
export type AnyAnswer = Ok<unknown> | Refusal | Stream | FileAnswer | Afterwards<unknown>;
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Answer<Op>>;
export type PublicHandler<Op extends OperationId> = (call: PublicCall<Op>) => Promise<Answer<Op>>;
export type SnapHandler<Op extends SnapOperationId> = (call: SnapCall<Op>) => Promise<Answer<Op>>;

/** `satisfies Handlers`: an operation of the contract without a handler does not compile. */
export type Handlers = {
  [Op in OperationId]: Op extends SnapOperationId
    ? SnapHandler<Op>
    : Op extends PublicOperationId
      ? PublicHandler<Op>
      : Handler<Op>;
};

/** The body exactly as the contract has it: `ok({ data })`, `ok({ data, page })`, `ok({ data }, { status: 201 })`. */
export const ok = <B>(body: B, options: { status?: number } = {}): Ok<B> => ({
  kind: 'ok',
  status: options.status ?? 200,
  body,
});

/** 204: done, nothing to say. */
export const done = (): Ok<undefined> => ({ kind: 'ok', status: 204, body: undefined });

/** A refusal by code; `platform/problems.ts` alone knows status numbers and words. Rolls back unless `commit`. */
export const problem = (
  code: string,
  params?: Params,
  options: { commit?: boolean; errors?: readonly FieldError[] } = {},
): Refusal => ({ kind: 'problem', code, params, errors: options.errors, commit: options.commit ?? false });

/** The code says what is wrong, and `errors` where, as for every other field of a request. */
export const refuseField = (
  field: string,
  { code, params }: { code: string; params?: Params | undefined },
): Refusal => problem(code, params, { errors: [{ field, code, params }] });

/** Commits, then works and answers. */
export const afterwards = <B>(work: Afterwards<B>['work']): Afterwards<B> => ({
  kind: 'afterwards',
  work,
});
