import { STREAM_LIMITS } from '@dasbor/domain/api-keys';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Claims } from '../platform/auth/tokens.ts';
import type { EnteredKey } from '../platform/db/enter-api-key.ts';
import { callerAddress } from '../platform/http/caller-address.ts';
import { makeLimit } from '../platform/limits/limits.ts';
import type { Limit, LimitRule } from '../platform/limits/limits.ts';
import type { Mode } from '../platform/merchant/mode.ts';
import type { Metrics } from '../platform/observe/metrics.ts';
import { languageOf } from '../platform/problems.ts';
import type { Problems } from '../platform/problems.ts';
import { answerFault, assertComplete, makeAnswerCheck } from './answer/answer.ts';
import type { AnswerCheck } from './answer/answer.ts';
import type { Contract, Operation } from './contract.ts';
import { enterByKey, enterBySnap, enterPublic, enterSignedIn } from './door/door.ts';
import type { Door, Outcome } from './door/door.ts';
import type {
  AnyAnswer,
  FieldError,
  PublicCall,
  Refusal,
  RefusesAtOnce,
  SnapCaller,
  SnapToken,
} from './handlers.ts';
import { isCleanText } from './input/plain.ts';
import type { CallLog } from './answer/log-calls.ts';
import { makeKeyDesk } from './door/present-key.ts';
import { tracedHandler } from './door/trace-handler.ts';
import type { KeyRates, PresentedKey } from './door/present-key.ts';
import { makeRequestReader } from './input/read-request.ts';
import { refuse } from './refused.ts';
import { sendFile } from './answer/send-file.ts';
import { makeStreams } from './streams.ts';
import type { Listener } from './streams.ts';
import { takeUploads } from './input/uploads.ts';
import { validatorOf } from './input/validator.ts';
import type { Validator } from './input/validator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
  interface FastifyRequest {
    claims: Claims | undefined;
    presentedKey: PresentedKey | undefined;
    snapToken: SnapToken | undefined;
    /** The key of the call, even if the call was refused. */
    byKey: EnteredKey | undefined;
    /** The sent body, for the key's log. */
    sentBody: string | undefined;
    /** Of the whole call, while tracing is on. */
    span?: Span;
  }
}

/** Keys get the published rates (`x-rate-limits`) unless a test overrides them. */
export type Limits = { perAddress: LimitRule; perSession: LimitRule; perKey?: KeyRates };

export type Registration = {
  contract: Contract;
  handlers: Readonly<Record<string, (call: never) => Promise<AnyAnswer>>>;
  /** By purpose of the code that an operation takes. */
  certainRefusals: Readonly<Partial<Record<string, RefusesAtOnce>>>;
  snapCallerOf: (call: PublicCall, token: SnapToken) => Promise<SnapCaller>;
  deps: Deps;
  mode: Mode;
  problems: Problems;
  answers: AnswerCheck;
  limits: Limits;
  metrics: Metrics;
  callLog: CallLog;
};

/** Registers every operation of the contract as a route. */
export const registerOperations = (app: FastifyInstance, registration: Registration): void => {
  const { contract, handlers, deps, limits } = registration;
  assertComplete(contract, handlers);
  const validator = validatorOf(contract.document);
  const perAddress = makeLimit(limits.perAddress, deps.clock);
  const perSession = makeLimit(limits.perSession, deps.clock);
  const streams = makeStreams(app);
  const keyDesk = makeKeyDesk(registration.mode, deps.clock, limits.perKey);
  for (const name of ['claims', 'presentedKey', 'snapToken', 'byKey', 'sentBody'])
    app.decorateRequest(name, undefined);
  registration.callLog.watch(app);

  for (const operation of contract.operations) {
    const handler = tracedHandler(operation, handlers[operation.id] as Door['handler']);
    const reader = makeRequestReader(operation, validator);
    const door: Door = {
      operation,
      reader,
      handler,
      seal: makeSeal(registration, operation, validator, app),
      deps,
      refusesAtOnce: operation.otp === null ? undefined : registration.certainRefusals[operation.otp],
    };
    const isPublic = operation.permission === 'public';
    const isOfCustomers = operation.path.startsWith('/checkout/');
    const enter = (request: FastifyRequest, reply: FastifyReply, call: PublicCall): Promise<Outcome> => {
      const { claims, presentedKey, snapToken } = request;
      if (snapToken)
        return enterBySnap(door, request, call, (of) => registration.snapCallerOf(of, snapToken));
      if (claims) return enterSignedIn(door, request, call, claims);
      if (!presentedKey) return enterPublic(door, request, call);
      const seen = (key: EnteredKey | undefined): void => {
        request.byKey = key;
        keyDesk.learn(presentedKey, key, request, reply);
      };
      return enterByKey(door, request, call, { secretHash: presentedKey.secretHash, seen });
    };
    const route = (to: FastifyInstance): FastifyInstance =>
      to.route({
        method: operation.method,
        url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: { operation },
        // Fastify's HEAD route would run the whole read, and a stream would never end. HEAD is handled only for non-operations.
        exposeHeadRoute: false,
        ...(operation.maxBytes !== null && { bodyLimit: operation.maxBytes }),
        // Before the body is read: an unauthenticated caller uploads nothing and learns nothing about the body.
        onRequest: isPublic
          ? async (request) => {
              const snap = operation.takesSnapToken ? await readSnapToken(request, registration) : undefined;
              if (typeof snap === 'object') brake(perSession, snap.clientId);
              // Many customers of one mobile network share an address.
              else brake(isOfCustomers ? perSession : perAddress, callerAddress(request));
              if (typeof snap === 'string') return refuse(snap);
              request.snapToken = snap;
            }
          : async (request, reply) => {
              request.presentedKey = keyDesk.present(operation, request, reply);
              if (request.presentedKey) return;
              request.claims = await authenticate(request, registration);
              const { sid } = request.claims;
              brake(perSession, sid);
              const isInUse = await (operation.streams ? deps.presence.look(sid) : deps.presence.note(sid));
              if (!isInUse) refuse('DPAY_SESSION_EXPIRED');
            },
        handler: async (request, reply) => {
          const call = callOf(operation, request, registration);
          const outcome = await enter(request, reply, call);
          if (operation.method !== 'GET') deps.wake();
          return outcome.stream
            ? streams.send(outcome.stream, listenerOf(request), reply)
            : send(outcome, reply);
        },
      });
    if (operation.takesFile) takeUploads(app, operation, route);
    else route(app);
  }
};

/** 401, then whether token, host and Is-Live have the same mode. Database checks follow later. */
const authenticate = async (request: FastifyRequest, { deps, mode }: Registration): Promise<Claims> => {
  // The scheme's name is case-insensitive (RFC 7235).
  const [, token] = /^bearer +([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) return refuse('DPAY_UNAUTHORIZED_ACCESS');
  const claims = await deps.tokens.verify(token);
  if (claims === 'invalid') return refuse('DPAY_UNAUTHORIZED_ACCESS');
  if (claims === 'expired') return refuse('DPAY_SESSION_EXPIRED');
  const isLive = request.headers['is-live'];
  const believes = isLive === 'true' ? 'live' : isLive === 'false' ? 'sandbox' : mode;
  if (claims.mode !== mode || believes !== mode) refuse('DPAY_MODE_MISMATCH');
  return claims;
};

/** Calls with a token are counted for its client, because a merchant's server makes more calls than an anonymous caller may. */
const readSnapToken = async (
  { headers }: FastifyRequest,
  { deps, mode }: Registration,
): Promise<SnapToken | 'DPAY_SNAP_TOKEN_MISSING' | 'DPAY_SNAP_TOKEN_INVALID'> => {
  const [, accessToken] = /^bearer +([\w.-]{1,2048})$/i.exec(headers.authorization ?? '') ?? [];
  if (accessToken === undefined) return 'DPAY_SNAP_TOKEN_MISSING';
  const claims = await deps.snapTokens.verify(accessToken);
  if (typeof claims === 'string' || claims.mode !== mode) return 'DPAY_SNAP_TOKEN_INVALID';
  return { accessToken, clientId: claims.sub };
};

const brake = (limit: Limit, key: string): void => {
  const retryAfter = limit(key);
  if (retryAfter !== undefined) refuse('DPAY_RATE_LIMITED', { retry_after: retryAfter });
};

/** Streams are available to sessions and keys. */
const listenerOf = ({ byKey, claims }: FastifyRequest): Listener =>
  byKey
    ? { id: byKey.key_id, most: STREAM_LIMITS.key }
    : { id: claims?.sid ?? '', most: STREAM_LIMITS.signIn };

const callOf = (operation: Operation, request: FastifyRequest, { deps, mode }: Registration): PublicCall => ({
  operationId: operation.id as PublicCall['operationId'],
  params: {} as never,
  query: {} as never,
  body: undefined as never,
  now: deps.clock.now(),
  mode,
  requestId: request.id,
  language: languageOf(request.headers['accept-language']),
  by: {
    merchantId: request.claims?.merchant_id ?? null,
    mode,
    actorId: request.claims?.sub ?? null,
    requestId: request.id,
    ip: callerAddress(request),
    device: deviceOf(request.headers['user-agent']),
    at: deps.clock.now(),
  },
  headers: request.headers,
  sent: {
    method: request.method,
    target: request.url,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  },
  deps,
});

const deviceOf = (userAgent = ''): string => (isCleanText(userAgent) ? userAgent.slice(0, 300) : '');

/** Serialises answers inside the transaction. In development and tests, an answer outside the contract fails. */
const makeSeal = (
  { problems, answers, metrics }: Registration,
  operation: Operation,
  validator: Validator,
  app: FastifyInstance,
) => {
  const check = makeAnswerCheck(operation, validator);
  const { snapService } = operation;
  const tell = (refusal: Refusal, { language, requestId }: PublicCall) =>
    snapService === null
      ? problems.tell(refusal, { language, requestId })
      : problems.tellSnap(refusal, snapService);
  const hold = (errors: readonly FieldError[], said: string, { requestId }: PublicCall): void => {
    if (errors.length === 0) return;
    if (answers === 'throw') throw answerFault(operation, said, errors);
    metrics.strayed();
    const differs = errors.map(({ field, code }) => `${field}: ${code}`);
    const where = { request_id: requestId, operation: operation.id, answer: said, differs };
    app.log.error(where, 'an answer differs from the contract');
  };
  const seal = (answer: AnyAnswer, call: PublicCall): Outcome => {
    if (answer.kind === 'stream') return { status: 200, payload: undefined, stream: answer };
    if (answer.kind === 'file') {
      hold(check(200, undefined, answer.contentType), '200', call);
      return { status: 200, payload: undefined, file: answer };
    }
    if (answer.kind === 'afterwards') {
      return { status: 200, payload: undefined, afterwards: async () => seal(await answer.work(), call) };
    }
    const { status, body, headers } = answer.kind === 'ok' ? { ...answer, headers: {} } : tell(answer, call);
    hold(check(status, body), answer.kind === 'ok' ? `${status}` : `${status} ${answer.code}`, call);
    return { status, headers, payload: body === undefined ? undefined : JSON.stringify(body) };
  };
  return seal;
};

const send = (outcome: Outcome, reply: FastifyReply): FastifyReply => {
  reply.code(outcome.status).headers({ ...outcome.headers });
  if (outcome.file) return sendFile(outcome.file, reply);
  if (!outcome.payload) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(outcome.payload);
};
