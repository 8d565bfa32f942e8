import { loggedPath, loggedText } from '@dasbor/domain/request-log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Mode } from '../platform/mode.ts';
import type { Operation } from './contract.ts';
import { isCleanText } from './plain.ts';

type Sent = (error: null, payload: unknown) => void;

/** Hooks of an operation that keys may call: what a key called and was answered goes to the log of its merchant. */
export const logCalls = (operation: Operation, { deps, mode }: { deps: Deps; mode: Mode }) => ({
  onSend: (request: FastifyRequest, _: FastifyReply, payload: unknown, done: Sent): void => {
    if (request.byKey && typeof payload === 'string') request.sentBody = payload;
    done(null, payload);
  },
  onResponse: (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { byKey } = request;
    if (byKey)
      deps.requestLog.add({
        id: request.id,
        merchantId: byKey.merchant_id,
        mode,
        keyId: byKey.key_id,
        operation: operation.id,
        method: operation.method,
        path: operation.path,
        url: clean(loggedPath(operation.path, request.url.split('?')[0] ?? ''), 500) ?? operation.path,
        status: reply.statusCode,
        durationMs: reply.elapsedTime,
        ip: request.ip,
        userAgent: clean(request.headers['user-agent'], 300),
        idempotencyKey: clean(request.headers['idempotency-key'], 64),
        requestBody: Buffer.isBuffer(request.body) ? request.body.toString() : null,
        responseBody: request.sentBody ?? null,
        at: deps.clock.now(),
      });
    done();
  },
});

const clean = (text: unknown, longest: number): string | null =>
  typeof text === 'string' && text !== '' && isCleanText(text) ? loggedText(text).slice(0, longest) : null;
