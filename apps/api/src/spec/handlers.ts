import type { Flags, Permission } from '@dasbor/domain/access';
import type { Scopes } from '@dasbor/domain/api-keys';
import type { AuditBy } from '../platform/audit.ts';
import type { Tx } from '../platform/db/tx.ts';
import type { Mode } from '../platform/merchant/mode.ts';
import type { FieldProblem, Language, Values } from '../platform/problems.ts';
import type { Deps } from '../deps.ts';
import type { operations, PublicOperationId, SnapOperationId } from './contract-types.ts';

export type OperationId = keyof operations;
/** Operations without a session. They open their own transactions (`deps.db.signIn`). */
export type { PublicOperationId };

/** The caller's current permissions from the database, not those at sign-in. */
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
  /** The role as which this sign-in views the dashboard: permissions and masking are limited to it, and nothing may be changed. */
  viewingAs: { roleId: number; roleName: string } | null;
  suspended: boolean;
  /** Whether the merchant may work in this mode: sandbox always, live once it is activated. */
  activated: boolean;
  /** How far the business clock is ahead of real time; 0 in live. */
  clockAheadMs: number;
  /** Until the person sets up a second step, only the operations for that are open. */
  needsTwoStep?: boolean;
  /** Set for an API key. The ids are then the key's, and there is no user, role or permission. */
  scopes?: Scopes;
  /** Set for a key that is limited to one subaccount. */
  subaccountId?: string;
};

/** For whom a record is made: the caller, or who made the rule that a job follows. */
export type Maker = Pick<Session, 'merchantId' | 'mode' | 'userId' | 'name' | 'clockAheadMs'>;

type Parameters<Op extends OperationId, Where extends 'path' | 'query'> = operations[Op] extends {
  parameters: infer P;
}
  ? Where extends keyof P
    ? Exclude<P[Where], undefined>
    : Record<never, never>
  : Record<never, never>;

/** A body written to disk unchanged, under a generated name. Deleted after the answer. */
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

/** The input of every handler, validated, with the contract's defaults. */
export type PublicCall<Op extends OperationId = OperationId> = {
  operationId: Op;
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: Body<Op>;
  /** The time when the request arrived; constant during the request. */
  now: Date;
  mode: Mode;
  requestId: string;
  language: Language;
  /** For `audit.record(tx, call.by, …)`. */
  by: AuditBy;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The raw bytes that a signature covers. `target` is path and query. */
  sent: { method: string; target: string; body: Buffer };
  deps: Deps;
};

/** A signed-in call: one transaction as the caller's merchant and mode, committed when the handler returns `ok`. */
export type Call<Op extends OperationId = OperationId> = PublicCall<Op> & {
  session: Session;
  tx: Tx;
};

/** The merchant whose SNAP key signed the call, as currently in the database. */
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
/** The token of a SNAP call and its client. */
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
  /** Keeps the handler's writes (a counted attempt, an audit row) despite the refusal. */
  commit: boolean;
};
/** Returns why the action that a code is requested for would be refused anyway. `action` is the path and body of the call. */
export type RefusesAction<Op extends OperationId> = (
  call: Pick<Call, 'tx' | 'now' | 'session' | 'deps'>,
  action: Call<Op>['params'] & Call<Op>['body'],
) => Promise<Refusal | undefined>;
/** The same for the door, with an unvalidated `action`. */
export type RefusesAtOnce = (
  call: Pick<Call, 'tx' | 'now' | 'session' | 'deps'>,
  action: Readonly<Record<string, unknown>>,
) => Promise<Refusal | undefined>;
/** A file download: either complete, or streamed after the transaction at the reader's speed. */
export type FileAnswer = {
  kind: 'file';
  contentType: string;
  name: string;
  bytes: Uint8Array | AsyncIterable<string | Uint8Array>;
};
/** A long-lived answer, written to the socket after the transaction. */
export type Stream = { kind: 'stream'; contentType: string; start: (write: StreamWriter) => () => void };
export type StreamWriter = {
  write: (text: string) => void;
  /** Resolves when the reader has consumed the buffer. False if the reader disconnected: then stop reading. */
  ready: () => Promise<boolean>;
  end: () => void;
};

/**
 * Work that runs and answers after the commit, because a call to an external server must not hold a transaction. Not for idempotent
 * operations, whose answer is stored in the transaction.
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

/** `satisfies Handlers` makes a missing handler a compile error. */
export type Handlers = {
  [Op in OperationId]: Op extends SnapOperationId
    ? SnapHandler<Op>
    : Op extends PublicOperationId
      ? PublicHandler<Op>
      : Handler<Op>;
};

/** The body exactly as in the contract: `ok({ data })`, `ok({ data, page })`, `ok({ data }, { status: 201 })`. */
export const ok = <B>(body: B, options: { status?: number } = {}): Ok<B> => ({
  kind: 'ok',
  status: options.status ?? 200,
  body,
});

/** 204: success without content. */
export const done = (): Ok<undefined> => ({ kind: 'ok', status: 204, body: undefined });

/** A refusal by code; only `platform/problems.ts` knows statuses and messages. Rolls back unless `commit`. */
export const problem = (
  code: string,
  params?: Params,
  options: { commit?: boolean; errors?: readonly FieldError[] } = {},
): Refusal => ({ kind: 'problem', code, params, errors: options.errors, commit: options.commit ?? false });

/** Names the problem in the code and the field in `errors`, like validation does. */
export const refuseField = (
  field: string,
  { code, params }: { code: string; params?: Params | undefined },
): Refusal => problem(code, params, { errors: [{ field, code, params }] });

/** Commits, then runs the work and answers. */
export const afterwards = <B>(work: Afterwards<B>['work']): Afterwards<B> => ({
  kind: 'afterwards',
  work,
});
