import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Claims } from '../../platform/auth/tokens.ts';
import { canonical, sha256 } from '../../platform/canonical.ts';
import type { EnteredKey } from '../../platform/db/enter-api-key.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { answerContext, claimKey, storeAnswer } from '../../platform/idempotency.ts';
import type { Intent } from '../../platform/idempotency.ts';
import { actionHash, consumeConfirmation } from '../../platform/otp/confirmation.ts';
import { savepoint } from '../../platform/db/savepoint.ts';
import { admitServer, requireScope } from './admit-key.ts';
import { admit, authorise } from './admit.ts';
import type { Operation } from '../contract.ts';
import type {
  AnyAnswer,
  Call,
  FileAnswer,
  PublicCall,
  RefusesAtOnce,
  Session,
  SnapCall,
  SnapCaller,
  Stream,
} from '../handlers.ts';
import { unsafeParts } from '../input/plain.ts';
import type { Read, RequestReader } from '../input/read-request.ts';
import { Refused, refuse } from '../refused.ts';

/** The answer, built while the transaction is still open, so that an invalid answer is rolled back. */
export type Outcome = {
  status: number;
  payload: string | undefined;
  headers?: Readonly<Record<string, string>>;
  stream?: Stream;
  file?: FileAnswer;
  /** The answer is built after the commit. */
  afterwards?: () => Promise<Outcome>;
};

export type Door = {
  operation: Operation;
  reader: RequestReader;
  handler: (call: never) => Promise<AnyAnswer>;
  /** Serialises an answer and checks it against the contract. */
  seal: (answer: AnyAnswer, call: PublicCall) => Outcome;
  deps: Deps;
  /** Called before a code is required. */
  refusesAtOnce?: RefusesAtOnce | undefined;
};

/** Public operations: 400, then the handler, which opens its own transactions. */
export const enterPublic = async (
  door: Door,
  request: FastifyRequest,
  call: PublicCall,
): Promise<Outcome> => {
  const handler = door.handler as (call: PublicCall) => Promise<AnyAnswer>;
  return door.seal(await handler(withInput(call, door.reader.read(request))), call);
};

/** A signed SNAP call with a verified token: headers, signature, then the body. */
export const enterBySnap = async (
  door: Door,
  request: FastifyRequest,
  call: PublicCall,
  callerOf: (call: PublicCall) => Promise<SnapCaller>,
): Promise<Outcome> => {
  door.reader.checkHeaders(request);
  const caller = await callerOf(call);
  const handler = door.handler as (call: SnapCall) => Promise<AnyAnswer>;
  return door.seal(await handler({ ...withInput(call, door.reader.read(request)), caller }), call);
};

/** A call by API key: the same steps as for a user, with the key's permissions. `seen` receives the key, even if it is refused. */
export const enterByKey = async (
  door: Door,
  request: FastifyRequest,
  call: PublicCall,
  { secretHash, seen }: { secretHash: string; seen: (key: EnteredKey | undefined) => void },
): Promise<Outcome> => {
  const { operation, deps } = door;
  const { mode, requestId, now } = call;
  const entry = { secretHash, mode, requestId, readOnly: operation.method === 'GET' };
  const outcome = await deps.db.key(entry, async (tx, entered) => {
    seen(entered);
    if (!entered) return refuse('DPAY_API_KEY_INVALID');
    const session = admitServer(operation, entered, { mode, address: call.by.ip, now });
    const by = { ...call.by, merchantId: entered.merchant_id, actorId: entered.key_id };
    return proceed(door, request, { ...call, by }, { session, tx });
  });
  return finish(outcome);
};

/** One request is one transaction: 401 → 403 → 400 → handler → stored answer. Any refusal rolls it back. */
export const enterSignedIn = async (
  door: Door,
  request: FastifyRequest,
  call: PublicCall,
  claims: Claims,
): Promise<Outcome> => {
  const { operation, deps } = door;
  const entry = {
    sessionId: claims.sid,
    mode: call.mode,
    requestId: call.requestId,
    // A GET that takes a code is not read-only, because it consumes the code.
    readOnly: operation.method === 'GET' && !operation.otp,
  };
  const outcome = await deps.db.session(entry, async (tx, entered) => {
    const session = admit(claims, entered, call.now);
    authorise(operation, session);
    return proceed(door, request, call, { session, tx });
  });
  return finish(outcome);
};

/** Runs work that follows the commit, such as a call to an external server. */
const finish = (outcome: Outcome): Outcome | Promise<Outcome> =>
  outcome.afterwards ? outcome.afterwards() : outcome;

/** For an admitted caller: the code, 400, and the handler, once per idempotency key. */
const proceed = async (
  door: Door,
  request: FastifyRequest,
  call: PublicCall,
  { session, tx }: { session: Session; tx: Tx },
): Promise<Outcome> => {
  const { operation, reader } = door;
  const purpose = purposeOf(operation, session);
  const confirm = async (): Promise<void> => {
    if (purpose) await confirmOtp(door, purpose, request, { session, now: call.now, tx });
  };
  if (!operation.idempotent) await confirm();
  const read = reader.read(request);
  if (session.scopes) requireScope(session.scopes, operation, read.query);
  const full = { ...withInput(call, read), session, tx } as Call;
  return operation.idempotent ? handleOnce(door, full, read, confirm) : handle(door, full);
};

/** The purpose of the code that this call needs; null if it needs none. */
const purposeOf = ({ otp, otpMode, otpFeature }: Operation, { mode, flags }: Session): string | null => {
  if (otpMode !== 'any' && otpMode !== mode) return null;
  return otpFeature === null || flags[otpFeature] ? otp : null;
};

const handle = async (door: Door, call: Call): Promise<Outcome> => {
  const handler = door.handler as (call: Call) => Promise<AnyAnswer>;
  const answer = await handler(call);
  if (answer.kind === 'problem' && !answer.commit) refuse(answer.code, answer.params, answer.errors);
  return door.seal(answer, call);
};

/** Stores the first answer for a key, even a refusal. A refusal undoes only the handler's writes. */
const handleOnce = async (
  door: Door,
  call: Call,
  read: Read,
  confirm: () => Promise<void>,
): Promise<Outcome> => {
  const { tx, session } = call;
  const intent: Intent = {
    merchantId: session.merchantId,
    mode: session.mode,
    key: session.subaccountId ? `${session.subaccountId}.${idempotencyKey(call)}` : idempotencyKey(call),
    operation: door.operation.id,
    actorId: session.userId,
    requestHash: sha256(canonical([read.params, read.query, read.body])),
    now: call.now,
  };
  // Encrypted, because an answer may contain a secret that is shown only once.
  const { vault } = door.deps;
  const place = answerContext(intent);
  const claim = await claimKey(tx, intent);
  if (claim.kind === 'mismatch') return refuse('DPAY_IDEMPOTENCY_MISMATCH');
  if (claim.kind === 'replay')
    return { status: claim.stored.status, payload: vault.open(claim.stored.body, place), headers: REPLAYED };

  // Confirmed here, not earlier: a repeated call has no code left and needs none, because the answer is stored. A refusal undoes the
  // confirmation too, so the code stays valid with another key.
  let isConfirmed = false;
  const outcome = await savepoint(tx, async () => {
    await confirm();
    isConfirmed = true;
    return handle(door, call);
  }).catch((error: unknown) => {
    // A refusal for a missing code is not stored, so the same key can be used again with a code.
    if (!isConfirmed || !(error instanceof Refused)) throw error;
    const refusal = door.seal({ ...error, kind: 'problem', code: error.code, commit: true }, call);
    // If a partner could not be reached or the call came too soon, the answer is not stored, so the same key can be retried.
    if (refusal.status >= 500 || refusal.status === TOO_SOON) throw error;
    return refusal;
  });
  storeAnswer(tx, intent, {
    status: outcome.status,
    body: vault.seal(outcome.payload ?? '', place),
  });
  return { ...outcome, headers: { ...outcome.headers, ...KEPT } };
};

const TOO_SOON = 429;
// The header shows that the answer is stored under its key: `false` for the first answer, `true` for replays.
const KEPT = { 'idempotent-replayed': 'false' };
const REPLAYED = { 'idempotent-replayed': 'true' };
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

const idempotencyKey = (call: Call): string => {
  const key = call.headers['idempotency-key'];
  if (key === undefined || key === '') return noKey('DPAY_IDEMPOTENCY_KEY_REQUIRED', 'DPAY_REQUIRED');
  if (typeof key === 'string' && KEY.test(key)) return key;
  return noKey('DPAY_INVALID_REQUEST', 'DPAY_FIELD_INVALID');
};

const noKey = (code: string, wrong: string): never =>
  refuse(code, undefined, [{ field: 'Idempotency-Key', code: wrong }]);

type OtpContext = { session: Session; now: Date; tx: Tx };

/** Consumes the code. A call that would be refused anyway is refused before a code is required. */
const confirmOtp = async (
  { reader, refusesAtOnce, deps }: Door,
  purpose: string,
  request: FastifyRequest,
  { session, now, tx }: OtpContext,
): Promise<void> => {
  const token = request.headers['x-otp-token'];
  const { value, errors, unread } = reader.raw(request);
  const action = actionOf(request.params, value);
  // Hashing and validating the action traverse all of it.
  const unsafe = unread ? errors : unsafeParts(action);
  if (unsafe.length > 0) refuse('DPAY_INVALID_REQUEST', undefined, unsafe);
  if (!token) {
    const certain = await refusesAtOnce?.({ tx, now, session, deps }, action);
    if (certain) refuse(certain.code, certain.params, certain.errors);
  }
  const confirmed =
    typeof token === 'string' &&
    (await consumeConfirmation(tx, {
      tokenHash: deps.tokens.hash(token),
      userId: session.userId,
      purpose,
      actionHash: actionHash({ purpose, mode: session.mode, action }),
      now,
    }));
  if (!confirmed) refuse('DPAY_OTP_REQUIRED', { purpose });
};

/** Path and body: what a code is bound to. */
const actionOf = (params: unknown, body: unknown): Record<string, unknown> => ({
  ...(params as Record<string, unknown>),
  ...(body as Record<string, unknown> | undefined),
});

const withInput = (call: PublicCall, { params, query, body }: Read): PublicCall =>
  ({ ...call, params, query, body }) as unknown as PublicCall;
