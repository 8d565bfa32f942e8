import { RATE_LIMITS } from '@dasbor/domain/api-keys';
import { loggedAddress, loggedPath, loggedText } from '@dasbor/domain/request-log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { ApiCall } from '../../platform/request-log/recorder.ts';
import type { Operation } from '../contract.ts';
import { makeFindNamedKey, namedSecret } from '../door/named-key.ts';
import { isCleanText } from '../input/plain.ts';
import type { KeyRates } from '../door/present-key.ts';

export type CallLog = {
  /** Logs all later answered calls by key on this host for their merchants. */
  watch: (app: FastifyInstance) => void;
  /** For a call that reaches no hook. */
  add: (request: FastifyRequest, reply: FastifyReply) => void;
};

type Watched = { deps: Deps; mode: Mode; rates?: KeyRates | undefined };

export const makeCallLog = ({ deps, mode, rates = RATE_LIMITS }: Watched): CallLog => {
  const findNamedKey = makeFindNamedKey(deps, rates.read);

  const add = (request: FastifyRequest, reply: FastifyReply): void => {
    if (!METHODS.has(request.method)) return;
    const call = callOf(request, reply, deps.clock.now());
    const { byKey } = request;
    if (byKey) {
      const { merchant_id: merchantId, key_id: keyId } = byKey;
      return deps.requestLog.add({ ...call, merchantId, keyId, mode, cameIn: true });
    }
    const { authorization } = request.headers;
    if (namedSecret(authorization) === undefined) return;
    const named = findNamedKey({ authorization, ip: callerAddress(request) });
    deps.requestLog.addLater(named.then((key) => key && { ...call, ...key, cameIn: false }));
  };

  return {
    add,
    watch: (app) => {
      app.addHook('onSend', (request, _, payload, done) => {
        const concerns = request.byKey ?? namedSecret(request.headers.authorization);
        if (concerns !== undefined && typeof payload === 'string') request.sentBody = payload;
        done(null, payload);
      });
      app.addHook('onResponse', (request, reply, done) => {
        if (isOfTheApi(request)) add(request, reply);
        done();
      });
    },
  };
};

// As written in the contract; the router accepts no other spelling.
const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Excludes what needs no session or key: pages, health checks, sign-in. */
const isOfTheApi = ({ routeOptions, is404 }: FastifyRequest): boolean => {
  const { operation } = routeOptions.config;
  return operation ? operation.permission !== 'public' : is404;
};

const callOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  at: Date,
): Omit<ApiCall, 'merchantId' | 'keyId' | 'mode' | 'cameIn'> => ({
  id: request.id,
  ...addressOf(request.routeOptions.config?.operation, request.url.split('?')[0] ?? ''),
  method: request.method,
  status: reply.statusCode,
  durationMs: reply.elapsedTime,
  ip: callerAddress(request),
  userAgent: clean(request.headers['user-agent'], 300),
  idempotencyKey: clean(request.headers['idempotency-key'], 64),
  requestBody: Buffer.isBuffer(request.body) ? request.body.toString() : null,
  responseBody: request.sentBody ?? null,
  at,
});

/** For an unknown address, the address as sent, to show what was meant. */
const addressOf = (
  operation: Operation | undefined,
  path: string,
): Pick<ApiCall, 'operation' | 'path' | 'url'> => {
  if (!operation) {
    const address = loggedAddress(path);
    return { operation: 'none', path: address.slice(0, 200), url: address.slice(0, 500) };
  }
  const url = clean(loggedPath(operation.path, path), 500) ?? operation.path;
  return { operation: operation.id, path: operation.path, url };
};

const clean = (text: unknown, longest: number): string | null =>
  typeof text === 'string' && text !== '' && isCleanText(text) ? loggedText(text).slice(0, longest) : null;
